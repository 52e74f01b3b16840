import { eraseNamed, findOwners } from "~/shop/accounts/erase-owner.server";
import { unlockAccount } from "~/shop/accounts/unlock.server";
import { counted } from "~/shop/counted";
import { endFreeze } from "~/shop/covers/end-freeze.server";
import { answering, expectArgs, orRefuse, Refusal, takeFlag } from "./command";

/** "ada@example.com", or the id of a guest's browser. */
const called = ({ id, email }: { id: string; email: string | null }) => email ?? id;

export const unfreeze = answering({
	use: "unfreeze MAIL | ORDER | BOOK",
	does: "gives whoever used up the free covers all of them again, an account or a guest's browser; what waited for one is drawn",
	example: "unfreeze book_8Qd1",
	async find(shop, args, use) {
		const [name = ""] = expectArgs(args, 1, 1, use);
		const owners = await findOwners(shop, name);
		if (owners.length === 0) throw new Refusal(`There is nobody under ${name}.`);
		const unfrozen: string[] = [];
		for (const owner of owners) if (await endFreeze(shop, owner.id)) unfrozen.push(called(owner));
		if (unfrozen.length === 0) throw new Refusal(`${owners.map(called).join(", ")}: not frozen.`);
		return { unfrozen };
	},
	tell: ({ unfrozen }) => unfrozen.map((name) => `${name} has all free covers again.`),
});

export const unlock = answering({
	use: "unlock MAIL [NETWORK-ADDRESS]",
	does: "lets an account that typed too many wrong passwords in at once; with its network address also the place it comes from",
	example: "unlock ada@example.com 203.0.113.7",
	async find(shop, args, use) {
		const [email = "", from] = expectArgs(args, 1, 2, use);
		const unlocked = orRefuse(await unlockAccount(shop, email, from));
		return { account: email, forgotten: unlocked };
	},
	tell: ({ account, forgotten }) => [
		forgotten.length === 0
			? `Nothing was counted against ${account}.`
			: `${account} can try again at once; forgotten: ${forgotten.join(", ")}.`,
	],
});

export const erase = answering({
	use: "erase MAIL | ORDER [--yes]",
	does: "deletes an account, or whoever ordered as a guest, as a family does itself; without --yes tells whom. Nobody brings it back",
	example: "erase ada@example.com --yes",
	async find(shop, args, use) {
		const { rest, given: isSure } = takeFlag(args, "--yes");
		const [name = ""] = expectArgs(rest, 1, 1, use);
		const owners = await findOwners(shop, name);
		const isOrder = !name.includes("@");
		const account = isOrder ? owners.find(({ email }) => email !== null) : undefined;
		if (account) throw new Refusal(`${name} is an account's, ${account.email}: erase that.`);
		if (isSure) {
			orRefuse(await eraseNamed(shop, name));
		} else if (owners.length === 0 && isOrder) throw new Refusal(`There is nobody under ${name}.`);
		return { name, erased: isSure, owners };
	},
	tell: ({ name, erased, owners }) => [
		...owners.map((owner) => {
			const open =
				owner.underWay > 0 ? `; ${counted(owner.underWay, "order")} keep what they need until they end` : "";
			return `${owner.email === null ? "guest" : "account"}  ${called(owner)}${open}`;
		}),
		erased
			? `All of it is deleted, messages of ${name} too; number, date, amounts and country of orders stay for the tax records.`
			: `Nothing is deleted yet: add --yes to delete them, with what ${name} wrote to the shop.`,
	],
});
