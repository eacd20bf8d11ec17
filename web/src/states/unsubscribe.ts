import type { UnsubscribeView } from "@skorpe/core/units/unsubscribe"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { StatesOf, Visit } from "./model.ts"
import { after, openAt } from "./visit.ts"

const atPage = (visit: Visit): SceneShop => openAt(visit, { _tag: "Unsubscribe" })

const opened = (visit: Visit): SceneShop =>
  after(atPage(visit), (shop) => shop.send({ type: "UnsubscribeLinkOpened", token: "customer.token" }))

const pressed = (visit: Visit): SceneShop => after(opened(visit), (shop) => shop.send({ type: "UnsubscribeConfirmed" }))

/** The unsubscribe page's states, by the step of unsubscribing. */
export const unsubscribeStates: StatesOf<UnsubscribeView["_tag"]> = {
  NoLink: { story: "the page was opened without an email's link", reach: atPage },
  Asked: { story: "an email's link was opened", reach: opened },
  Asking: { story: "the request is being sent", reach: pressed },
  Done: {
    story: "the customer is unsubscribed",
    reach: (visit) => after(pressed(visit), (shop) => shop.answer("UnsubscribeEmail", null)),
  },
  Refused: {
    story: "the server does not know the link",
    reach: (visit) =>
      after(pressed(visit), (shop) => shop.fail("UnsubscribeEmail", { _tag: "Refused", status: 404, problems: [] })),
  },
  Unreachable: {
    story: "the server did not answer",
    reach: (visit) => after(pressed(visit), (shop) => shop.fail("UnsubscribeEmail", { _tag: "Unreachable" })),
  },
}
