import { Button } from "~/ui/Button";
import { FieldError } from "~/ui/FieldFrame";
import { Progress } from "~/ui/Progress";

export type ProfileUser = { _id: string; username: string; email: string; profilePicture: string | null };

/**
 * The profile picture, which is the button that changes it. Without a script the browser's own file field and a button
 * stand below it; the script sends the file as soon as it is chosen.
 */
export function PictureForm({ user, problem }: { user: ProfileUser; problem?: string }) {
	return (
		<form
			className="profile-picture panel"
			method="post"
			action="/profile"
			encType="multipart/form-data"
			data-picture-form
		>
			<input type="hidden" name="account" value={user._id} />
			<label htmlFor="picture" className="profile-picture-label">
				<span className="profile-picture-frame">
					{user.profilePicture ? (
						<img src={user.profilePicture} alt="" width={160} height={160} data-picture />
					) : (
						<span aria-hidden="true" data-picture>
							{[...user.username][0]?.toUpperCase()}
						</span>
					)}
				</span>
				<span className="profile-picture-words">Change your picture</span>
			</label>
			<p className="text-soft text-small" id="picture-hint">
				JPG, PNG or WEBP, under 10MB. Only you see it.
			</p>
			<FieldError id="picture" error={problem} />
			<input
				type="file"
				className="file-input"
				id="picture"
				name="picture"
				accept="image/jpeg,image/png,image/webp"
				aria-describedby={problem ? "picture-error picture-hint" : "picture-hint"}
				aria-invalid={problem ? true : undefined}
				required
			/>
			<div data-picture-progress hidden>
				<Progress label="Uploading" value={0} />
			</div>
			<Button variant="secondary" size="small" name="intent" value="picture" busyLabel="Uploading...">
				Upload
			</Button>
		</form>
	);
}
