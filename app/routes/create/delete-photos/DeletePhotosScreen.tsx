import type { PhotosOfBook } from "~/shop/orders/delete-photos.server";
import { PHOTO_NEED_TEXTS } from "~/shop/orders/rules";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { Notice } from "~/ui/Notice";
import { PageHeader } from "~/ui/PageHeader";

type DeletePhotosProps = {
	photos: PhotosOfBook;
	/** Which page led here; it goes along with the form. */
	from: string;
	/** Where that page is. */
	back: { href: string; label: string };
};

/** Asks before a book's photos are deleted, and says afterwards what has become of them. */
export function DeletePhotosScreen({ photos, from, back }: DeletePhotosProps) {
	const { title, canGo, stays } = photos;
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="Delete my photos">{PHOTO_KEEPING}</PageHeader>
			<div className="stack-large">
				{canGo ? <WhatGoes photos={photos} /> : <WhatHasGone photos={photos} />}
				{stays.length > 0 ? (
					<Panel title="What stays, and why" id="stays">
						<ul>
							{stays.map(({ title: name, need }) => (
								<li key={name + need}>
									<strong dir="auto">{name}</strong>: {PHOTO_NEED_TEXTS[need]}
								</li>
							))}
						</ul>
					</Panel>
				) : null}
				<form method="post" action="/delete-photos" className="button-row">
					<input type="hidden" name="bookId" value={photos.bookId} />
					<input type="hidden" name="from" value={from} />
					<ButtonLink href={back.href} variant="secondary">
						{canGo ? "Keep them" : back.label}
					</ButtonLink>
					{canGo ? (
						<Button variant="danger" busyLabel="Deleting...">
							Delete my photos now
							<span className="visually-hidden"> of {title}</span>
						</Button>
					) : null}
				</form>
			</div>
		</div>
	);
}

/** What the button takes away, and what that means. */
function WhatGoes({
	photos: { title, hasCover, isWaiting, others, stays, bookId },
}: {
	photos: PhotosOfBook;
}) {
	return (
		<Panel title="What goes at once" id="goes">
			<div className="stack">
				<ul>
					<li>
						The photos you added for <strong dir="auto">{title}</strong>, and the portraits made from them
						{stays.length > 0 ? ", but for what stays" : null}
					</li>
					{others.length > 0 ? (
						<li>
							The same photos and portraits in{" "}
							{others.map((other, at) => (
								<span key={`${bookId}-${other}`}>
									{at > 0 ? ", " : null}
									<strong dir="auto">{other}</strong>
								</span>
							))}
						</li>
					) : null}
				</ul>
				<p>
					{hasCover
						? "The cover stays. To draw another, or to order the book, you would add the photos again: it becomes a new book with a cover of its own."
						: isWaiting
							? "This story waits for its first cover, which can't be drawn without them. The story stays with your books; add photos again, and a cover can be drawn."
							: "The story stays. For its cover you would add the photos again."}{" "}
					A story you are still filling in with these photos asks for them again.
				</p>
			</div>
		</Panel>
	);
}

/** That there is nothing left to delete. */
function WhatHasGone({ photos: { title, stays, hasCover } }: { photos: PhotosOfBook }) {
	return (
		<Notice kind={stays.length > 0 ? "info" : "success"}>
			<p>
				{stays.length > 0 ? "Of " : "We have no photos and no portraits of "}
				<strong dir="auto">{title}</strong>
				{stays.length > 0 ? " we keep what is still needed, and nothing else." : " any more."}
				{hasCover && stays.length === 0 ? " The cover stays." : null}
			</p>
		</Notice>
	);
}
