/** How long a card stays before the next one comes, and how long the slide takes, ms. */
const STAY_MS = 3000;
const SLIDE_MS = 600;

const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** Slow at both ends; 0 to 1. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** Lets a list that scrolls and snaps by itself go round, with dots, arrows and a pause button, and on by itself. */
export function startCarousel(): void {
	const box = document.querySelector<HTMLElement>("[data-carousel]");
	const track = box?.querySelector<HTMLElement>("[data-carousel-track]");
	const controls = box?.querySelector<HTMLElement>("[data-carousel-controls]");
	if (box && track && controls) runCarousel(box, track, controls);
}

function runCarousel(box: HTMLElement, track: HTMLElement, controls: HTMLElement): void {
	const cards = [...track.children] as HTMLElement[];
	let sliding = false;

	/** From one card's beginning to the next one's, px. */
	const step = () => {
		const [first, second] = track.children as unknown as HTMLElement[];
		return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
	};
	const shownCard = () => track.children[Math.round(track.scrollLeft / step())] as HTMLElement;

	/** Takes a card from one end to the other, without anything to be seen of it. */
	const turn = (forwards: boolean) => {
		const before = track.scrollLeft;
		if (forwards) track.append(track.children[0] as Element);
		else track.prepend(track.children[track.children.length - 1] as Element);
		track.scrollLeft = before + (forwards ? -step() : step());
	};

	/** Slides until `card` stands first. */
	const show = (card: HTMLElement) => {
		if (sliding) return;
		track.style.scrollSnapType = "none";
		const most = () => track.scrollWidth - track.clientWidth + 1;
		for (let turned = 0; turned < cards.length && card.offsetLeft - track.offsetLeft > most(); turned++)
			turn(true);
		const from = track.scrollLeft;
		const to = card.offsetLeft - (track.children[0] as HTMLElement).offsetLeft;
		let began: number | null = null;
		sliding = true;
		const move = (now: number) => {
			began ??= now;
			const share = quiet.matches ? 1 : Math.min(1, (now - began) / SLIDE_MS);
			track.scrollLeft = from + (to - from) * eased(share);
			if (share < 1) return requestAnimationFrame(move);
			track.style.scrollSnapType = "";
			sliding = false;
		};
		requestAnimationFrame(move);
	};

	const go = (by: number) => {
		if (sliding) return;
		const at = Math.round(track.scrollLeft / step());
		if (by < 0 && at === 0) {
			track.style.scrollSnapType = "none";
			turn(false);
			show(track.children[0] as HTMLElement);
		} else if (at + by < track.children.length) show(track.children[at + by] as HTMLElement);
	};

	const mark = () => {
		const { card } = shownCard().dataset;
		for (const dot of controls.querySelectorAll<HTMLElement>("[data-carousel-show]"))
			dot.ariaCurrent = dot.dataset.carouselShow === card ? "true" : null;
	};
	track.addEventListener("scroll", mark, { passive: true });

	// Whoever asks for little motion starts it by hand.
	let paused = quiet.matches;
	let isSeen = false;
	const button = controls.querySelector<HTMLElement>("[data-carousel-pause]");
	const word = controls.querySelector<HTMLElement>("[data-carousel-word]");
	const pause = (stop: boolean) => {
		paused = stop;
		button?.classList.toggle("is-paused", stop);
		if (word) word.textContent = stop ? "Play" : "Pause";
	};
	pause(paused);
	quiet.addEventListener("change", () => pause(quiet.matches));
	new IntersectionObserver(([entry]) => {
		isSeen = entry?.isIntersecting ?? false;
	}).observe(track);
	setInterval(() => {
		const isUsed = box.matches(":hover") || box.contains(document.activeElement);
		if (!paused && isSeen && !isUsed && !document.hidden) go(1);
	}, STAY_MS);

	controls.addEventListener("click", ({ target }) => {
		const pressed = (target as Element).closest<HTMLElement>("button");
		const { carouselStep, carouselShow } = pressed?.dataset ?? {};
		const card = cards.find((one) => one.dataset.card === carouselShow);
		if (pressed === button) pause(!paused);
		else if (carouselStep) go(Number(carouselStep));
		else if (card) show(card);
	});
	controls.hidden = false;
	mark();
}
