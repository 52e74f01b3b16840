import picture from "./lost-fox.svg?url";

/** A fox at a signpost that points both ways. A file of its own: pages that show no fox needn't load one. */
export function LostFox() {
	return <img className="full-page-picture" src={picture} width="420" height="260" alt="" />;
}
