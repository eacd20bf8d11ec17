import type { Language } from "@skorpe/core/domain/language"
import type { Sellable } from "@skorpe/core/kitchen"
import { evening } from "../testing/sceneWorld.ts"
import { openSceneBoard } from "./kitchenBoard.ts"
import { type KitchenScenes, unreachable } from "./kitchenModel.ts"
import { after } from "./visit.ts"

const goods = (kind: Sellable["kind"], code: string, name: string, ...codes: readonly string[]): Sellable => ({
  kind,
  code,
  name: { nb: name, sv: name, en: name },
  codes: codes.length === 0 ? [code] : codes,
})

const sellables = [
  goods("product", "PEPP", "Pepperoni", "PEPP_AM30", "PEPP_AM40"),
  goods("product", "MARG", "Margherita", "MARG_AM30", "MARG_AM40"),
  goods("product", "COLA", "Cola"),
  goods("ingredient", "BA", "Bacon"),
  goods("ingredient", "PE", "Pepperoni"),
]

const hours = (open: boolean, changesAt: number | null) => ({
  open,
  changesAt,
  waitMinutes: { pickup: 15, delivery: 40 },
})

const later = evening + 3 * 3_600_000
const open = hours(true, later)

const openPanel = (language: Language) =>
  after(openSceneBoard(language, []), (page) => page.send({ type: "PanelOpened", panel: "store" }))

const openStore = (language: Language, stock: readonly object[] = [], status = open, ends: object = {}) =>
  after(
    openPanel(language),
    (page) => page.answer("ReadMarks", { marks: { stock, delays: { pickup: 0, delivery: 20 }, ...ends }, status }),
    (page) => page.answer("ListSellables", sellables),
  )

const soldOut = [
  { kind: "variation", code: "COLA", until: later },
  { kind: "variation", code: "PEPP_AM40", until: later },
  { kind: "ingredient", code: "BA", until: later },
]

/** The states of a store's sold-out marks, hours and waiting times. */
export const kitchenStore: KitchenScenes = {
  loading: { story: "the menu is loading", reach: openPanel },
  nothingOut: { story: "open, with everything in stock", reach: (language) => openStore(language) },
  soldOut: {
    story: "a drink, a size of a pizza and an ingredient are sold out",
    reach: (language) => openStore(language, soldOut),
  },
  delayed: {
    story: "deliveries take longer until a time that the panel shows",
    reach: (language) => openStore(language, [], open, { delaysUntil: later }),
  },
  found: {
    story: "a search has found a product and an ingredient",
    reach: (language) => after(openStore(language), (page) => page.send({ type: "SearchTyped", text: "pepp" })),
  },
  notFound: {
    story: "a search has found nothing",
    reach: (language) => after(openStore(language), (page) => page.send({ type: "SearchTyped", text: "xyz" })),
  },
  saving: {
    story: "a longer waiting time is being saved",
    reach: (language) =>
      after(openStore(language), (page) => page.send({ type: "DelayPressed", method: "pickup", minutes: 15 })),
  },
  notSaved: {
    story: "a longer waiting time did not reach the server",
    reach: (language) =>
      after(
        openStore(language),
        (page) => page.send({ type: "DelayPressed", method: "pickup", minutes: 15 }),
        (page) => page.fail("SendMark", unreachable),
      ),
  },
  alwaysOpen: { story: "open without an end", reach: (language) => openStore(language, [], hours(true, null)) },
  closed: { story: "closed until later", reach: (language) => openStore(language, [], hours(false, later)) },
  closedForGood: { story: "closed without an end", reach: (language) => openStore(language, [], hours(false, null)) },
}
