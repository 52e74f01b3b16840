import { expect, test } from "vitest";
import { isUnsuitable } from "./moderation";

test.each([
	"A story about sex",
	"a SEXY adventure",
	"s3x in the castle",
	"ｓｅｘ", // full-width letters
	"se\u200Bx", // a zero-width space inside
	"they watch <b>porn</b>",
	"naked children on the beach",
	"the pirate murders his crew",
	"she stabbed him in the kitchen",
	"he kills everyone at school",
	"chops off her head",
	"a pool full of blood",
	"the soldiers torture the prisoner",
	"the dragon decapitates the king",
	"the boy kills himself",
	"a girl who wants to die",
	"thinking about suicide",
	"self-harm",
	"cut my wrists",
	"Sieg Heil",
	"they hate all immigrants",
	"death to the jews",
	"Grandad smokes weed",
	"the heroin smugglers",
	"mum is a drug dealer",
	"they take drugs together",
	"what the fuck",
	"f**k this",
	"sh1t happens",
])("refuses %j", (text) => {
	expect(isUnsuitable(text)).toBe(true);
});

test.each([
	"",
	"A day out in Scunthorpe",
	"Dick Whittington and his cat",
	"A fight with pillows",
	"the dragon attack on the castle",
	"Essex, Sussex and Middlesex",
	"the brave heroine saves the day",
	"two mums: a same-sex couple and their twins",
	"sex: female, age 6",
	"Moby Dick the whale",
	"a cock crows at dawn in the farmyard",
	"blue tits at the bird table",
	"pulling weeds with Grandad in the garden",
	"flying high on a swing",
	"the knight kills the dragon with a sword",
	"he kills the wicked giant",
	"shooting stars and a shooting competition at the fair",
	"a school murder mystery party",
	"a murder of crows",
	"the naked mole rat who was cold",
	"a horny toad in the desert",
	"faggots and peas for tea",
	"she cut herself on a bramble and Mum kissed it better",
	"Uncle Bob's blood-red pirate ship",
	"the skeleton was tickled to death",
	"magic mushrooms that glow in the forest",
	"Dad nearly died laughing",
	"a therapist called Hancock",
	"grape juice and drapes",
	"the analyst counts his assets",
	"Shitake",
	"Penistone, Cockermouth and Lightwater",
	"executive class",
	"the torturous path", // "torture" only as a word
	"4 boys, 1 dog and 5 sheep",
	"恐竜と遊ぶ",
])("lets %j through", (text) => {
	expect(isUnsuitable(text)).toBe(false);
});
