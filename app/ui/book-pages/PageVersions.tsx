import type { KeptVersion } from "~/shop/pages/rules";
import { Button } from "~/ui/Button";
import { FieldGroup } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";

type PageVersionsProps = {
	/** Where the choice is sent, and what goes with it. */
	action: string;
	sent: Record<string, string>;
	/** What is chosen of, where a page has two such choices. */
	page?: number;
	/** Oldest first. */
	versions: readonly KeptVersion[];
};

/** The versions there are of a page, each with its picture and its words, to choose the one that is printed. */
export function PageVersions({ action, sent, page, versions }: PageVersionsProps) {
	const id = page === undefined ? "version" : `version-of-${page}`;
	const label = page === undefined ? "Which version shall it be?" : `Which version of page ${page}?`;
	return (
		<form method="post" action={action} className="panel stack" id={`${id}s`}>
			{Object.entries(sent).map(([name, value]) => (
				<input type="hidden" key={name} name={name} value={value} />
			))}
			<FieldGroup text={{ label, name: "version", id }}>
				<div className="version-choices">
					{versions.map(({ version, words, imageUrls, chosen }, index) => (
						<label className="version-choice" key={version}>
							<input
								type="radio"
								name="version"
								id={index === 0 ? id : `${id}-${index + 1}`}
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
