import { Icon } from "./Icon";

/** The way from idea to order. */
const CREATE_STEPS = ["Build Your Book", "Cover Preview", "Order Confirmed"] as const;

type StepsProps = {
	/** 1, 2 or 3: the step the person is at. */
	current: number;
};

/** Where a person is on the way; the steps behind them are ticked. */
export function Steps({ current }: StepsProps) {
	return (
		<nav aria-label="Progress">
			<ol className="steps">
				{CREATE_STEPS.map((step, index) => (
					<Step key={step} number={index + 1} current={current} name={step} />
				))}
			</ol>
		</nav>
	);
}

function Step({ number, current, name }: { number: number; current: number; name: string }) {
	const done = number < current;
	return (
		<li className={done ? "step-done" : undefined} aria-current={number === current ? "step" : undefined}>
			<span className="step-number">{done ? <Icon name="check" label="Done" /> : number}</span>
			{name}
		</li>
	);
}
