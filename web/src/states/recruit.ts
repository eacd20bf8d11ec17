import type { LinkShared } from "@skorpe/core/domain/order"
import type { CodeHanded, RecruitFault } from "@skorpe/core/units/recruiting"
import { own } from "../testing/recruit.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { Reached, States, Visit } from "./model.ts"
import { after, atMenu, logIn, openPanel } from "./visit.ts"

type Step = (shop: SceneShop) => void

const recruit = openPanel({ _tag: "RecruitFriend" })
const share = openPanel({ _tag: "Share", code: own.code })

const known = (visit: Visit): SceneShop => after(atMenu(visit, { loggedIn: true }), logIn)

const load: Step = (shop) => shop.answer("RecruitFriend", own)

/** Types a friend's number or address, and submits the form. */
const submit =
  (friend: string): Step =>
  (shop) => {
    shop.send({ type: "FriendTyped", friend })
    shop.send({ type: "FriendSubmitted" })
  }

const refuse =
  (code: number): Step =>
  (shop) =>
    shop.fail("RecruitFriend", { _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })

const hand =
  (how: "copy" | "share", answer: LinkShared): Step =>
  (shop) => {
    shop.send({ type: "CodeHandingWanted", how })
    shop.answer("HandCode", answer)
  }

const at = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) => after(known(visit), recruit, ...steps),
})

const faults: Readonly<Record<RecruitFault, Reached>> = {
  nobody: at("what was typed is neither a number nor an address", load, submit("Kari")),
  notANumber: at("there is no such number", load, submit("400"), refuse(1031)),
  notAnEmail: at("it is no e-mail address", load, submit("venn@")),
  oneself: at("it is the customer's own number", load, submit("22 11 11 11"), refuse(3016)),
  tooMany: at("as many messages as a day allows have been sent", load, submit("400 00 055"), refuse(4034)),
  unanswered: at("the server did not answer", load, submit("400 00 055"), (shop) =>
    shop.fail("RecruitFriend", { _tag: "Unreachable" }),
  ),
  refused: at("the server did not send the code", load, submit("400 00 055"), refuse(1002)),
}

const shared = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) => after(known(visit), recruit, load, share, ...steps),
})

const handed: Readonly<Record<Exclude<CodeHanded, "codeCopied">, Reached>> = {
  invitationCopied: shared(
    "the device has no menu to share by: the invitation is copied",
    hand("share", { _tag: "Copied" }),
  ),
  shared: shared("the invitation was shared by the device's own menu", hand("share", { _tag: "Shared" })),
  failed: shared("the browser does not allow copying", hand("copy", { _tag: "Unavailable" })),
}

/** The states of the panel that recruits a friend. */
export const recruitStates: States = {
  open: at("the customer's own code, and the form for a friend", load),
  loading: at("the code is loading"),
  failed: at("the code did not load", (shop) => shop.fail("RecruitFriend", { _tag: "Unreachable" })),
  nobody: { story: "for a guest", reach: (visit) => after(atMenu(visit), recruit) },
  codeCopied: at("the code was copied", load, hand("copy", { _tag: "Copied" })),
  sending: at("the code is being sent", load, submit("400 00 055")),
  sent: at("the code was sent to a friend", load, submit("venn@skorpe.test"), (shop) =>
    shop.answer("RecruitFriend", { ...own, sent: true }),
  ),
  ...Object.fromEntries(Object.entries(faults).map(([fault, state]) => [`fault-${fault}`, state])),
}

/** The states of the panel that shares the code. */
export const shareStates: States = {
  open: shared("the code, and the invitation that is shared"),
  ...handed,
}
