import { AsyncResource } from "node:async_hooks";

/**
 * Does what it is handed in the order of asking, one piece each turn of Node's event loop, each in the context it was handed over in. Node
 * takes in one new connection a turn: where a turn answered all that two hundred open ones ask, whoever comes after them would wait
 * until each of those had been answered a hundred times.
 */
export function inTurn(): (work: () => void) => void {
	const waiting: (() => void)[] = [];
	const next = () => {
		try {
			waiting[0]?.();
		} finally {
			waiting.shift();
			if (waiting.length > 0) setImmediate(next);
		}
	};
	return (work) => {
		if (waiting.push(AsyncResource.bind(work)) === 1) setImmediate(next);
	};
}
