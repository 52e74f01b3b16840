import { expect, test } from "vitest";
import { readIdea } from "./read-idea";
import { takeRefused, takeSkill, withIng } from "./take-skill";

test.each([
	["The Robot Who Could Not Dance", "A robot comes to the disco but its feet are stuck.", "dance"],
	["Pip", "a penguin who can't swim", "swim"],
	["Pip", "a penguin who can’t swim, so Maya takes him to the baths", "swim"],
	["Puff", "A dragon who cannot breathe fire, only bubbles.", "breathe fire"],
	["Leo", "the lion has lost his roar and has to find it", "roar"],
	["Shelly", "a snail who dreams of flying", "fly"],
	["Hoot", "an owl that never learned how to hoot properly", "hoot"],
	["Ollie", "Zara teaches an octopus how to ride a bike", "ride a bike"],
	["Ollie", "Zara helps a shy octopus ride his bike", "ride a bike"],
	["Monty", "a monster who is not able to be scary", "be scary"],
	["Bea", "the bee forgot how to buzz", "buzz"],
	["Drum", "The bear wants to play the drums in the school band.", "play the drums"],
	["Uni", "a unicorn scared of galloping", "gallop"],
	["Boo", "a little ghost who can't scare anyone", "be scary"],
	["Puff", "a dragon that cant do fire only bubbles", "breathe fire"],
	["Polly", "a parrot who cannot talk, only whistles", "talk"],
	["Bess", "the cow has lost her moo", "moo"],
	["Flo", "a fish that can not do a cartwheel", "do a cartwheel"],
])("of %s, %s it takes: %s", async (title, description, skill) => {
	expect(takeSkill(await readIdea({ title, location: "the park", description }, []))).toBe(skill);
});

test.each([
	["Party", "Everybody dances at the party."],
	["Fish", "A goldfish swims home."],
	["Camping", "We sing songs and fly kites. The dog does not come."],
	["Lost", "a dragon has lost its mother"],
])("of %s, %s it takes nothing", async (title, description) => {
	expect(takeSkill(await readIdea({ title, location: "the park", description }, []))).toBeNull();
});

test.each([
	["Aristotle", "there's a donkey called Aristotle who wont move. Eleni sings to him", "move"],
	["Mog", "our cat is up the tree and will not come down", "come down"],
	["Zog", "a dragon who refuses to brush his teeth", "brush its teeth"],
	["Beep", "The robot won’t tidy up.", "tidy up"],
	["Bear", "a bear gets in our bath and wont come out", "come out"],
	["Hippo", "a hippo won't get out of the bath", "get out of the bath"],
	["Moo", "the cow wont budge for anyone", "move"],
	["Greens", "a monster who wont eat any veg", "eat its greens"],
	["Nanny", "a goat that eats everything on the washing line", "stop eating"],
	["Fed up", "a very hungry monster", "stop eating"],
	["Sheep", "A sheep who says no. It refuses to have its hair cut", "have a haircut"],
	["Walk", "They walk to school and do not forget the dog.", null],
])("of %s, %s it takes as refused: %s", async (title, description, refused) => {
	expect(takeRefused(await readIdea({ title, location: "the park", description }, []))).toBe(refused);
});

test.each([
	["dance", "dancing"],
	["swim", "swimming"],
	["breathe fire", "breathing fire"],
	["be scary", "being scary"],
	["fly", "flying"],
	["ski", "skiing"],
	["ice skate", "ice skating"],
	["hula hoop", "hula hooping"],
	["play the drums", "playing the drums"],
	["growl", "growling"],
])("%s: %s", (skill, ing) => expect(withIng(skill)).toBe(ing));
