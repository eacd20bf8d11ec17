import type { InvitationFault } from "@skorpe/core/units/invitation"
import { customer } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { Reached, States } from "./model.ts"
import { company } from "./organisation.ts"
import { after, openAt } from "./visit.ts"

type Step = (shop: SceneShop) => void

const link: Step = (shop) => shop.send({ type: "InvitationLinkOpened", token: "the-token" })
const accept: Step = (shop) => shop.send({ type: "InvitationAccepted" })
const refuse =
  (status: number, code: number): Step =>
  (shop) =>
    shop.fail("AcceptInvitation", { _tag: "Refused", status, problems: [{ code, message: "Nei." }] })

const at = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) =>
    after(
      openAt(visit, { _tag: "Account" }, { loggedIn: true }),
      (shop) => shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" }),
      (shop) => shop.answer("LoadAddresses", []),
      (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
      link,
      ...steps,
    ),
})

const faults: Readonly<Record<InvitationFault, Reached>> = {
  notTheirs: at("the invitation is for somebody else", accept, refuse(404, 3007)),
  over: at("the invitation is older than 14 days", accept, refuse(400, 3048)),
  used: at("the invitation has been used", accept, refuse(400, 3057)),
  refused: at("the server refused the invitation for another reason", accept, refuse(400, 1002)),
}

/** The states of a customer's own page that are about an invitation. */
export const invitationStates: States = {
  invitation: at("the link of an invitation was opened"),
  invitationGuest: {
    story: "a guest opened the link of an invitation",
    reach: (visit) => after(openAt(visit, { _tag: "Account" }), link),
  },
  invitationJoining: at("the invitation is being accepted", accept),
  invitationUnanswered: at("the server did not answer to the invitation", accept, (shop) =>
    shop.fail("AcceptInvitation", { _tag: "Unreachable" }),
  ),
  invitationJoined: at("the customer has joined a company", accept, (shop) =>
    shop.answer("AcceptInvitation", {
      ...company.summary,
      membership: { role: "member", isActive: true, limits: { perOrder: null, perMonth: null } },
    }),
  ),
  ...Object.fromEntries(Object.entries(faults).map(([fault, state]) => [`invitation-${fault}`, state])),
}
