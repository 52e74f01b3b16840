import { type Found, findPhrases, isDenied, phraseBook, phrasesOf } from "./phrases";
import type { IdeaRead } from "./words";

/** What weighs on a child: 2 by itself, 1 beside another. */

const DEATH =
	"die, death, pass away, @kin pass, @creature pass, have pass, lose * grandma, lose * grandad, lose * mum, lose * dad, lose the baby, funeral, bury him, bury her, heaven, grief, grieve, bereave, stillborn, still born, born sleep, born asleep, born too soon, miscarriage, angel baby, lose a baby, lose our baby, rip, late @kin, return to allah, janazah, not wake up, put to sleep, memorial, headstone, cemetery";
const ILLNESS =
	"cancer, chemo, dementia, alzheimer, parkinson, have a stroke, depression, depress, diabetes, epilepsy, seizure, sickle cell, cystic fibrosis, leukaemia, tumour, transplant, heart operation, hole in * heart, intensive care, incubator, neonatal, premature, broke * hip, break * hip, terminal, hospice, stammer, stutter, camhs, gran forget, grandma forget, grandad forget, have ms, disability, use * wheelchair now, have an accident at, grandma in hospital, mum in hospital, dad in hospital, grandad in hospital, visit * in hospital";
const PARTING =
	"divorce, split up, separated from her dad, separate class, mum and dad separate, two house, 2 home, dad live in, mum live in, not live with us, live apart, prison, inside until, deploy, army, soldier, foster care, foster carer, move away, friend be move, be moving to, we be moving, moving house, house move, custody, dad be away, dad work away, miss * dad, miss * mum, lives * on a screen, best friend no more";
const CRUELTY =
	"bully, bullies, pick on, leave out, left out, say she smell, say he smell, no friend, heartbroke, heartbroken, racist, war, evacuee, refugee, asylum, syria, ukraine, gaza, bomb, gas mask, house fire, lose everything, homeless, redundant, eviction, evict, food bank, lose * job, no money";
const WORRY =
	"worry, worried, anxious, anxiety, panic, cry, sad, upset, angry, scared, afraid, lonely, honest, gentle, miss, not promise, be careful, guilty, in bits, hate, poorly, ill, sick, accident, hard, nervous, fault, blame, forget, gone, say goodbye, leave";
const NEVER =
	"nobody die, no one die, not die, never die, nobody poorly, till i die, until i die, dead scared, die laugh, to die for, be not ill, sick of, have a accident, have accident, a accident, army of, dinosaur die, star war, war of, light sabre, long time ago war, pillow fight war, snowball war, treasure, nothing sad";

const phrases = (list: string, points: number) => phrasesOf(list.split(", "), points);
const HEAVY = phraseBook([
	...[DEATH, ILLNESS, PARTING, CRUELTY].flatMap((list) => phrases(list, 2)),
	...phrases(WORRY, 1),
]);
const LIGHT = phraseBook(phrases(NEVER, 0));

/** So much weighs that a story which isn't made for it must not be told by mistake. */
export function carriesGrief(idea: IdeaRead): boolean {
	return weighty(idea).some(({ phrase }) => phrase.points > 1);
}

/** Whether an idea carries a sorrow, or several worries: what no story of the shelf tells is then told quietly. */
export function carriesSorrow(idea: IdeaRead): boolean {
	const found = weighty(idea);
	const worries = new Set(found.filter(({ phrase }) => phrase.points === 1).map(({ phrase }) => phrase.text));
	return carriesGrief(idea) || worries.size > 2;
}

function weighty(idea: IdeaRead): Found[] {
	const blank = new Set(findPhrases(idea, LIGHT).flatMap(({ places }) => places));
	return findPhrases(idea, HEAVY, (at) => blank.has(at)).filter((found) => !isDenied(idea, found));
}
