/** Long enough to be seen after the page's pictures have come, ms. */
const CONFETTI_MS = 20_000;
const COLOURS = ["#f8b73a", "#d5472c", "#4f8f5b", "#2b7d87", "#ffdc8c"];
/** Pieces a second, thinning out over the last quarter. */
const RATE = 22;

type Piece = {
	x: number;
	y: number;
	speed: number;
	sway: number;
	turn: number;
	spin: number;
	size: number;
	colour: string;
};

function cut(width: number): Piece {
	return {
		x: Math.random() * width,
		y: -20,
		speed: 70 + Math.random() * 90,
		sway: Math.random() * Math.PI * 2,
		turn: Math.random() * Math.PI,
		spin: (Math.random() - 0.5) * 5,
		size: 6 + Math.random() * 7,
		colour: COLOURS[Math.floor(Math.random() * COLOURS.length)] ?? "",
	};
}

/** Cut paper falls over the page for 20 s; in front of it and in nobody's way. It can be sent away with Escape. */
export function startConfetti(): void {
	const canvas = document.createElement("canvas");
	canvas.className = "confetti";
	canvas.ariaHidden = "true";
	const pen = canvas.getContext("2d");
	if (!pen) return;
	document.body.append(canvas);
	const fitWindow = () => {
		canvas.width = innerWidth;
		canvas.height = innerHeight;
	};
	fitWindow();
	addEventListener("resize", fitWindow);
	const began = performance.now();
	let last = began;
	let owed = 0;
	let pieces: Piece[] = [];
	let ended = false;
	addEventListener("keydown", ({ key }) => {
		if (key === "Escape") ended = true;
	});

	function draw(now: number): void {
		const seconds = Math.min(0.05, (now - last) / 1000);
		last = now;
		const left = 1 - (now - began) / CONFETTI_MS;
		if (left <= 0 || ended) {
			removeEventListener("resize", fitWindow);
			canvas.remove();
			return;
		}
		for (owed += left > 0.25 ? seconds * RATE : 0; owed >= 1; owed--) pieces.push(cut(canvas.width));
		pen?.clearRect(0, 0, canvas.width, canvas.height);
		for (const piece of pieces) fall(piece, seconds);
		pieces = pieces.filter(({ y }) => y < canvas.height + 20);
		requestAnimationFrame(draw);
	}

	function fall(piece: Piece, seconds: number): void {
		piece.y += piece.speed * seconds;
		piece.sway += seconds * 2;
		piece.turn += piece.spin * seconds;
		if (!pen) return;
		pen.save();
		pen.translate(piece.x + Math.sin(piece.sway) * 18, piece.y);
		pen.rotate(piece.turn);
		pen.scale(1, Math.cos(piece.turn * 2));
		pen.fillStyle = piece.colour;
		pen.fillRect(-piece.size / 2, -piece.size / 3, piece.size, piece.size * 0.66);
		pen.restore();
	}

	requestAnimationFrame(draw);
}
