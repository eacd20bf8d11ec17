import { consentSection } from "../consent/consentSection.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { addPizza, after, atMenu, openAt } from "./visit.ts"
import type { States, Visit } from "./model.ts"

const unasked = { consent: null }
const choose = (shop: SceneShop): void => shop.send({ type: "SectionToggled", id: consentSection })
const lose = (shop: SceneShop): void => shop.send({ type: "ConnectionLost" })

const atFirst = (visit: Visit): SceneShop => openAt(visit, { _tag: "Contact" }, unasked)

/** The states of the banners at the foot of a page. */
export const banners: Readonly<Record<"Consent" | "Connection", States>> = {
  Consent: {
    asked: { story: "a first visit: consent is asked for", reach: atFirst },
    askedOnLanding: {
      story: "a first visit that starts on the landing page",
      reach: (visit) => openAt(visit, { _tag: "Landing" }, unasked),
    },
    choosing: { story: "consent for each purpose separately", reach: (visit) => after(atFirst(visit), choose) },
    again: {
      story: "consent is changed later, with one purpose allowed",
      reach: (visit) =>
        after(openAt(visit, { _tag: "Contact" }, { consent: { statistics: true, marketing: false } }), choose),
    },
  },
  Connection: {
    codeLate: {
      story: "a chosen action waits for code that loads slowly",
      reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "CodeDelayed" })),
    },
    lost: { story: "the connection is lost", reach: (visit) => after(atMenu(visit), lose) },
    lostWithNotice: {
      story: "the connection is lost, and a pizza has just been added to the cart",
      reach: (visit) => after(atMenu(visit), lose, addPizza),
    },
  },
}
