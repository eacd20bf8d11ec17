import type { UnsubscribeView } from "@skorpe/core/unsubscribe"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { StatesOf, Visit } from "./model.ts"
import { after, openAt } from "./visit.ts"

const atPage = (visit: Visit): SceneShop => openAt(visit, { _tag: "Unsubscribe" })

const opened = (visit: Visit): SceneShop =>
  after(atPage(visit), (shop) => shop.send({ type: "UnsubscribeLinkOpened", token: "customer.token" }))

const pressed = (visit: Visit): SceneShop => after(opened(visit), (shop) => shop.send({ type: "UnsubscribeConfirmed" }))

/** The page of a mail's link, by how far somebody is who wants no more mail. */
export const unsubscribeStates: StatesOf<UnsubscribeView["_tag"]> = {
  NoLink: { story: "the page without a mail's link", reach: atPage },
  Asked: { story: "a mail's link was opened", reach: opened },
  Asking: { story: "no more mail is wanted", reach: pressed },
  Done: {
    story: "there will be no more mail",
    reach: (visit) => after(pressed(visit), (shop) => shop.answer("UnsubscribeEmail", null)),
  },
  Refused: {
    story: "the server knows no such link",
    reach: (visit) =>
      after(pressed(visit), (shop) => shop.fail("UnsubscribeEmail", { _tag: "Refused", status: 404, problems: [] })),
  },
  Unreachable: {
    story: "nobody answered",
    reach: (visit) => after(pressed(visit), (shop) => shop.fail("UnsubscribeEmail", { _tag: "Unreachable" })),
  },
}
