import { Button, ButtonLink } from "~/ui/Button";
import { shareAddress } from "~/ui/book-pages/addresses";
import { Field } from "~/ui/Field";
import { PageHeader } from "~/ui/PageHeader";

type ShareScreenProps = {
	bookId: string;
	title: string;
	/** The whole address others may look at it under; null while there is none. */
	link: string | null;
	/** It is bought, and so not on its way to checkout any more. */
	isOrdered: boolean;
	/** It was shared until just now. */
	stopped: boolean;
};

/** Makes the link under which others may look at a book, says what they see, and takes it back. */
export function ShareScreen({ bookId, title, link, isOrdered, stopped }: ShareScreenProps) {
	return (
		<div className="page page-narrow page-section stack-large">
			<PageHeader title="Show it to somebody">
				A link to look at <bdi>{title}</bdi>, for grandparents, godparents and whoever else you give it to.
			</PageHeader>
			{stopped ? (
				<p role="status">
					<strong>Nobody can open the link any more.</strong> A new one is another link: the old one stays
					closed.
				</p>
			) : null}
			{link === null ? null : (
				<div className="share-link">
					<Field
						label="The link"
						name="share-link"
						value={link}
						readOnly
						optional={false}
						hint="Copy it into a message. Whoever has it can look at the book, without an account."
					/>
					<div className="button-row">
						<Button type="button" data-copy="share-link" className="needs-script">
							Copy the link
						</Button>
						<a href={link} target="_blank" rel="noreferrer">
							See what they see
							<span className="visually-hidden"> (opens in a new tab)</span>
						</a>
						<p role="status" data-copy-status />
					</div>
				</div>
			)}
			<section className="panel prose" aria-labelledby="shown-title">
				<h2 id="shown-title">What is shown</h2>
				<ul>
					<li>The cover, and the pages with their pictures and words, as previews</li>
					<li>The names of the characters, where the story tells them</li>
				</ul>
				<p>
					Your own name, your address and your photos aren’t shown. Nobody can change or order the book with
					the link, search engines are asked not to list it, and it closes when you stop sharing or the book
					is deleted.
				</p>
			</section>
			<form method="post" action={shareAddress(bookId)} className="button-row">
				<input type="hidden" name="bookId" value={bookId} />
				<ButtonLink
					href={isOrdered ? "/books" : `/create-book/cover?book=${encodeURIComponent(bookId)}#pages`}
					variant="secondary"
				>
					{isOrdered ? "My Books" : "Back to the book"}
				</ButtonLink>
				{link === null ? (
					<Button name="intent" value="share" busyLabel="Making the link...">
						Make a link
					</Button>
				) : (
					<Button name="intent" value="stop" variant="warning" busyLabel="Closing it...">
						Stop sharing
					</Button>
				)}
			</form>
		</div>
	);
}
