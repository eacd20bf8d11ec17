import { consentSection } from "../consent/lateConsent.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { addPizza, after, atMenu, openAt } from "./visit.ts"
import type { States, Visit } from "./model.ts"

const unasked = { consent: null }
const choose = (shop: SceneShop): void => shop.send({ type: "SectionToggled", id: consentSection })
const lose = (shop: SceneShop): void => shop.send({ type: "ConnectionLost" })

const atFirst = (visit: Visit): SceneShop => openAt(visit, { _tag: "Contact" }, unasked)

/** What the foot of a page can ask or say besides notices. */
export const banners: Readonly<Record<"Consent" | "Connection", States>> = {
  Consent: {
    asked: { story: "somebody who has never been here is asked what else we may do", reach: atFirst },
    askedOnLanding: {
      story: "the very first page of a first visit",
      reach: (visit) => openAt(visit, { _tag: "Landing" }, unasked),
    },
    choosing: { story: "each purpose by itself", reach: (visit) => after(atFirst(visit), choose) },
    again: {
      story: "whoever has answered changes the answer, one purpose allowed",
      reach: (visit) =>
        after(openAt(visit, { _tag: "Contact" }, { consent: { statistics: true, marketing: false } }), choose),
    },
  },
  Connection: {
    lost: { story: "nobody can be reached", reach: (visit) => after(atMenu(visit), lose) },
    lostWithNotice: {
      story: "nobody can be reached, and a pizza has just gone into the cart",
      reach: (visit) => after(atMenu(visit), lose, addPizza),
    },
  },
}
