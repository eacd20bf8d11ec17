import type { UnsubscribeFault, UnsubscribeView } from "@skorpe/core/units/unsubscribe"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { PrefixedStates, StatesOf, Visit } from "./model.ts"
import { after, openAt } from "./visit.ts"

const atPage = (visit: Visit): SceneShop => openAt(visit, { _tag: "Unsubscribe" })

const opened = (visit: Visit): SceneShop =>
  after(atPage(visit), (shop) => shop.send({ type: "UnsubscribeLinkOpened", token: "customer.token" }))

const pressed = (visit: Visit): SceneShop => after(opened(visit), (shop) => shop.send({ type: "UnsubscribeConfirmed" }))

const typed = (visit: Visit): SceneShop =>
  after(atPage(visit), (shop) => shop.send({ type: "UnsubscribePhoneTyped", phone: "400 00 071" }))

const sent = (visit: Visit): SceneShop => after(typed(visit), (shop) => shop.send({ type: "UnsubscribeConfirmed" }))

const failed = (failure: object) => (visit: Visit) =>
  after(sent(visit), (shop) => shop.fail("UnsubscribePhone", failure))

const refusal = (status: number, code: number) => ({ _tag: "Refused", status, problems: [{ code, message: "Nei." }] })

/** The unsubscribe page's states, by the step of unsubscribing. */
export const unsubscribeStates: StatesOf<UnsubscribeView["_tag"]> & PrefixedStates<"fault-", UnsubscribeFault> = {
  Typing: { story: "a number is typed", reach: typed },
  textsStopping: { story: "the number is being sent", reach: sent },
  TextsDone: {
    story: "the number gets no more text messages",
    reach: (visit) => after(sent(visit), (shop) => shop.answer("UnsubscribePhone", null)),
  },
  "fault-phone": { story: "the number is none", reach: failed(refusal(400, 1031)) },
  "fault-tooMany": { story: "too many numbers came from here", reach: failed(refusal(429, 1001)) },
  "fault-unanswered": { story: "the server did not answer about the number", reach: failed({ _tag: "Unreachable" }) },
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
