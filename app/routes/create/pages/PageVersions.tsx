import type { KeptVersion } from "~/shop/pages/rules";
import { Button } from "~/ui/Button";
import type { BookPage } from "~/ui/book-pages/openings";
import { FieldGroup } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";

type PageVersionsProps = {
	bookId: string;
	page: BookPage;
	/** Oldest first. */
	versions: readonly KeptVersion[];
};

/** The versions there are of a page, each with its picture and its words, to choose the one that is printed. */
export function PageVersions({ bookId, page, versions }: PageVersionsProps) {
	return (
		<form
			method="post"
			action={`/create-book/pages/${page.number}?book=${encodeURIComponent(bookId)}`}
			className="panel stack"
			id="versions"
		>
			<input type="hidden" name="bookId" value={bookId} />
			<FieldGroup text={{ label: "Which version shall it be?", name: "version" }}>
				<div className="version-choices">
					{versions.map(({ version, words, imageUrls, chosen }, index) => (
						<label className="version-choice" key={version}>
							<input
								type="radio"
								name="version"
								id={index === 0 ? "version" : `version-${index + 1}`}
								value={version}
								defaultChecked={chosen}
								disabled={imageUrls.includes(null)}
							/>
							<span className="version-pictures">
								{imageUrls.map((imageUrl, at) =>
									imageUrl === null ? (
										<span key={words[at]} className="version-waiting">
											<Icon name="pencil" />
										</span>
									) : (
										<img key={imageUrl} src={imageUrl} alt="" width={128} height={128} loading="lazy" />
									),
								)}
							</span>
							<span>
								<strong>
									Version {index + 1}
									{imageUrls.includes(null) ? ", being drawn" : chosen ? ", in the book" : null}
								</strong>
								<span className="version-words" dir="auto">
									{words.filter((text) => text !== "").join(" ")}
								</span>
							</span>
						</label>
					))}
				</div>
			</FieldGroup>
			<Button name="intent" value="choose" variant="secondary" size="small" busyLabel="Putting it in...">
				Use this version
			</Button>
		</form>
	);
}
