/** What personality words mean for a story: how a character is told of, and what such a character would do. */

export type Trait = {
	id: string;
	words: RegExp;
	/** Fits "{name}, who was {adjective}". */
	adjective: string;
	/** Fits "{name}, {who},". */
	who: string;
	/** A whole sentence for the smallest readers, 2 to 5 words with the name as one. */
	tiny: string;
	/** What this character did, plainly: fits "{name} {short}". */
	short: string;
	/** The same, told richly. {her}, {she} and {herself} are this character's. */
	long: string;
};

const trait = (
	id: string,
	words: string,
	adjective: string,
	who: string,
	tiny: string,
	short: string,
	long: string,
): Trait => ({
	id,
	words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"),
	adjective,
	who,
	tiny,
	short,
	long,
});

export const TRAITS: readonly Trait[] = [
	trait(
		"unhurried",
		"never hurries|patient|calm|laid[- ]?back|relaxed|slow|unhurried|easy-?going|steady",
		"calm",
		"who never hurried",
		"{name} [waits and waits|sits and waits].",
		"sat down and waited [a while|and waited]",
		"simply sat down to wait, because {she} had always found that most things come right when nobody hurries them",
	),
	trait(
		"brave",
		"brave|bravery|courageous|fearless|bold|daring|heroic|not scared|lion-?hearted",
		"brave",
		"who was not afraid of very much",
		"[{name} goes first|In goes {name}, first of all].",
		"[took one breath and went first|went first, chin held high]",
		"took one slow breath and went first, however loudly {her} heart was thumping",
	),
	trait(
		"shy",
		"shy|quiet|timid|bashful|reserved|softly spoken|introvert(?:ed)?",
		"quiet",
		"who said little and noticed much",
		"{name} says, ‘[Shh, listen|Hush now, hark].’",
		"[stood still and listened|kept quiet and heard a sound]",
		"listened in the quiet way that only quiet people can, and heard what all the noise had been hiding",
	),
	trait(
		"anxious",
		"anxious|nervous|worrier|worried|worries|sensitive|scared|fearful|cautious|careful",
		"careful",
		"who always thought before leaping",
		"{name} [looks with care|goes with care].",
		"[looked twice, and found the way|tested the way with one toe]",
		"looked before leaping, as {she} always did, and spotted the one safe way that everybody else had missed",
	),
	trait(
		"kind",
		"kind|kindness|caring|loving|sweet|thoughtful|compassionate|warm-?hearted|big-?hearted|good-?hearted|generous|affectionate",
		"kind",
		"who always noticed when somebody was sad",
		"{name} [gives a hug|has a big hug].",
		"[knelt and asked how to help|gave the kindest hug there is]",
		"knelt down, asked what would help, and listened to the answer all the way to the end",
	),
	trait(
		"funny",
		"funny|silly|joker|jokes?|hilarious|giggly|giggles|laughs?|comedian|witty|goofy|clown",
		"funny",
		"who could make a lamp post laugh",
		"{name} makes a [face|silly face].",
		"[pulled a very silly face|pulled the silliest face of all]",
		"pulled a face so magnificently silly that the worry in the air popped like a bubble",
	),
	trait(
		"cheeky",
		"cheeky|mischievous|naughty|trickster|rascal|cheek|troublemaker|playful|monkey",
		"cheeky",
		"who was never quite as good as gold",
		"{name} has a [trick|good trick].",
		"[winked and tried a clever trick|winked, and had a trick ready]",
		"gave a wink and tried a trick so cheeky that nobody else would have dared to think of it",
	),
	trait(
		"curious",
		"curious|curiosity|inquisitive|nosy|asks? (?:lots of )?questions|explorer|interested|wonder(?:s|ing)?",
		"curious",
		"who had a question for everything",
		"{name} [looks and looks|looks in and under].",
		"[looked again and saw a clue|asked one more question]",
		"asked one more question than anybody else would have asked, and so noticed the tiny clue that mattered",
	),
	trait(
		"wise",
		"wise|wisdom|sensible|grounded|thoughtful|mature",
		"wise",
		"who always knew what to say",
		"{name} knows [the way|what to do].",
		"[stopped and thought it through|gave a wise and quiet nod]",
		"remembered something learnt long ago, which turned out to be exactly what was needed",
	),
	trait(
		"clever",
		"clever|smart|intelligent|bright|brainy|genius|inventive|problem[- ]solver|logical|bookish|bookworm|reads?|reading|maths|science|scientist|geeky|nerdy",
		"clever",
		"who could think of three things at once",
		"{name} has a [plan|good plan].",
		"[thought hard and made a plan|had a plan, a good one]",
		"thought everything through from beginning to end and came up with a plan as simple as it was clever",
	),
	trait(
		"creative",
		"creative|artistic|artist|arty|crafty|draws?|drawing|paints?|painting|makes things|imaginative|imagination",
		"creative",
		"who could make something out of nothing",
		"{name} [draws a map|draws it all].",
		"drew [a picture of the way|what had to come next]",
		"drew the whole problem out in the dust with a stick until, suddenly, the answer was there in the picture",
	),
	trait(
		"musical",
		"musical|sings?|singing|singer|music|piano|guitar|drums?|violin|dances?|dancing|dancer|ballet",
		"musical",
		"who had a tune for every moment",
		"{name} sings, ‘[La, la, la|Tra, la, la]!’",
		"sang a little song, quite [softly|loudly]",
		"began to sing, softly at first and then with all {her} heart, until the song seemed to open every door",
	),
	trait(
		"sporty",
		"sporty|athletic|fast|quick|runs?|runner|running|football(?:er)?|rugby|gymnast(?:ics)?|swimmer|energetic|active|lively|bouncy|hyper|always moving|full of (?:beans|energy)|excitable",
		"quick",
		"who never walked when running would do",
		"{name} runs, [zoom, zoom|zip, zip]!",
		"[ran ahead, quick as a wink|was there before you could blink]",
		"ran as though {her} shoes had wings, and got there with one heartbeat to spare",
	),
	trait(
		"strong",
		"strong|tough|muscly|powerful|mighty",
		"strong",
		"who could carry anything",
		"{name} [is so strong|gives a big push].",
		"[pushed with all {her} might|rolled up both sleeves and heaved]",
		"rolled up both sleeves, set {her} feet and pushed until even the impossible began to budge",
	),
	trait(
		"stubborn",
		"stubborn|determined|persistent|headstrong|never gives up|strong-?willed|feisty|spirited|fierce|resilient|hard-?working|ambitious",
		"determined",
		"who never gave up",
		"{name} [tries again|tries and tries].",
		"[tried again, and then once more|just would not give up]",
		"tried again, and again, and then once more for luck, because {she} had never learnt how to give up",
	),
	trait(
		"chatty",
		"chatty|talkative|loud|noisy|talks?|chatterbox|outgoing|sociable|confident|extrovert(?:ed)?",
		"chatty",
		"who could talk to anybody",
		"{name} says a big [hello|hello to all].",
		"[said hello and asked for help|made friends along the way]",
		"struck up such a friendly conversation that, within minutes, even the strangest stranger was smiling",
	),
	trait(
		"friendly",
		"friendly|cheerful|happy|smiley|sunny|bubbly|joyful|positive|optimistic|fun|fun-?loving|jolly|upbeat|merry",
		"cheerful",
		"who was sunny even in the rain",
		"{name} [smiles a big smile|smiles and smiles].",
		"[smiled until everyone smiled back|had a smile for everybody]",
		"smiled such a wide and hopeful smile that everybody else began to feel hopeful too",
	),
	trait(
		"gentle",
		"gentle|soft|tender|cuddly|snuggly|mild",
		"gentle",
		"who had the softest hands",
		"{name} [is so gentle|gives a soft pat].",
		"[held out one hand, quite still|spoke in a soft, low voice]",
		"held out one hand, slowly and gently, the way you might for a bird that has never met a person",
	),
	trait(
		"dreamy",
		"dreamy|daydream(?:er|s|ing)?|dreamer|away with the fairies|forgetful|absent-?minded|scatty",
		"dreamy",
		"who saw shapes in every cloud",
		"{name} looks [up high|up, up, up].",
		"[looked up, and saw the answer|looked up, and had a dream]",
		"happened to be gazing upwards, as dreamers do, and saw the answer hanging in plain sight",
	),
	trait(
		"helpful",
		"helpful|helps?|reliable|dependable|supportive|loyal|devoted|faithful|protective|responsible",
		"loyal",
		"who was always there when it mattered",
		"{name} [stays close|holds your hand].",
		"[stayed close and held on tight|never let go, not once]",
		"stayed close by, held on tight and would not let go until everybody was safe",
	),
	trait(
		"tidy",
		"tidy|neat|organi[sz]ed|bossy|planner|in charge|leader|perfectionist|practical|handy",
		"tidy",
		"who liked things just so",
		"{name} counts, ‘[One, two, three|One, two, three, four]!’",
		"[made a list of jobs|wrote down what came first]",
		"wrote a list, gave everybody a job and had the whole muddle sorted out before anyone could object",
	),
	trait(
		"hungry",
		"hungry|food(?:ie)?|eats?|eating|cooks?|cooking|bakes?|baking|chef|biscuits?|cake|greedy|chocolate",
		"hungry",
		"who was always first at the table",
		"{name} [shares a snack|has a snack], yum, yum!",
		"[shared out some biscuits|had biscuits for everyone]",
		"produced a bag of biscuits at precisely the right moment, because nobody can think properly when hungry",
	),
	trait(
		"grumpy",
		"grumpy|moody|cross|grouchy|grump|sulky|bad-?tempered|sarcastic",
		"grumpy",
		"who was kinder than the frown let on",
		"{name} says, ‘[Humph|Hrumph]!’",
		"[grumbled, and helped all the same|said, ‘Humph,’ and came along]",
		"grumbled that it would never work and then, without being asked, did the hardest part of all",
	),
	trait(
		"sleepy",
		"sleepy|lazy|tired|sleeps?|naps?|loves? (?:sleeping|naps)",
		"sleepy",
		"who could nap anywhere",
		"{name} has a [little nap|nap first].",
		"[said, ‘Let’s rest first,’ and yawned|had a nap, and that helped]",
		"yawned and suggested a rest, and when everybody woke again the answer seemed perfectly plain",
	),
	trait(
		"strict",
		"strict|stern|serious|firm|no-?nonsense|proper",
		"sensible",
		"who could hush a room with one eyebrow",
		"{name} says, ‘[Now, think|Think, now].’",
		"said, ‘[Let’s think|No fuss],’ and it worked",
		"raised one eyebrow, said that panicking had never solved anything, and was perfectly right",
	),
	trait(
		"adventurous",
		"adventurous|adventure|wild|free[- ]spirited|thrill|intrepid|outdoorsy|climbs?|climbing|traveller",
		"adventurous",
		"who always wanted to see round the next corner",
		"{name} climbs [up high|up, up, up].",
		"climbed up [to find the way|and had a look]",
		"climbed to the highest point there was and, from the top, could see exactly which way to go",
	),
];

/** What a character whose words tell us nothing may do without it being a claim about them. */
export const UNTOLD: readonly string[] = ["curious", "stubborn", "unhurried", "gentle"];

/** The first trait that the family's words mention, in the order in which they wrote them; null when there is none. */
export function traitOf(personality: string, taken: ReadonlySet<string> = new Set()): Trait | null {
	let best: { trait: Trait; at: number } | null = null;
	for (const candidate of TRAITS) {
		if (taken.has(candidate.id)) continue;
		const at = personality.search(candidate.words);
		const denied =
			at > 0 &&
			/(?:not|isn[’']t|never|less|un)\s*(?:very\s+|so\s+|at all\s+)?$/iu.test(personality.slice(0, at));
		if (at >= 0 && !denied && (best === null || at < best.at)) best = { trait: candidate, at };
	}
	return best?.trait ?? null;
}
