import { assign, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { askAgainIn } from "../../messages/askAgainAfter.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Address } from "../../domain/address/model.ts"
import { pointAt } from "../../domain/address/rules/pointAt.ts"
import { shippingTo } from "../../domain/address/rules/shippingTo.ts"
import { type FinderContext, type FinderView, viewFinder } from "./view.ts"

/** Debounce in ms between the last keystroke and the address search (SPEC §9). */
export const debounce = 500
const triesEvery = 5_000
const fewestLetters = 2

type Event = WithGiven<ShopEvent, object>

const typed = (event: Event): string => (event.type === "AddressTyped" ? event.query : "")

const pickedBy = ({ found, pointed }: FinderContext, event: Event): Address | undefined =>
  event.type === "AddressPicked" ? found[event.index ?? pointed ?? 0] : undefined

const unpicked = { address: null, offer: null } as const

const chart = setup({
  types: { context: {} as FinderContext, events: {} as Event },
  actors: callsOf("FindAddresses", "FindStores", "ReadPosition"),
  actions: {
    ...sends,
    type: assign({ query: ({ event }) => typed(event), pointed: null, ...unpicked }),
    clear: assign({ found: [] }),
    point: assign({
      pointed: ({ context: { pointed, found }, event }) =>
        event.type === "SuggestionPointed" ? pointAt(pointed, event.to, found.length) : pointed,
    }),
    pick: assign(({ context, event }) => {
      const address = pickedBy(context, event) ?? null
      const query = address === null ? context.query : `${address.street} ${address.number}, ${address.city}`
      return { address, query, pointed: null, offer: null }
    }),
    forget: assign({ query: "", found: [], pointed: null, ...unpicked }),
    showAll: assign({ filter: "" }),
    filter: assign({
      filter: ({ context, event }) => (event.type === "StoresFiltered" ? event.query : context.filter),
    }),
  },
  guards: {
    isLongEnough: ({ event }) => typed(event).replace(/[^\p{L}\p{N}]/gu, "").length >= fewestLetters,
    opensSelector: ({ event }) => event.type === "ModalOpened" && event.modal._tag === "StoreSelector",
    isDone: ({ event }) => event.type === "LoggedOut" && event.cause !== "unauthorized",
    isSuggested: ({ context, event }) => pickedBy(context, event) !== undefined,
    asksAgain: ({ context, event }) =>
      context.address !== null && event.type === "ModalOpened" && event.modal._tag === "AddressFinder",
  },
  delays: { trying: ({ event }) => askAgainIn(event, triesEvery) },
})

/** Sets the cart's store, method and, for delivery only, the address. */
const settle = chart.enqueueActions(({ context: { address }, enqueue, event }) => {
  if (event.type !== "StorePicked") return
  const { storeSlug, method } = event
  if (method === "delivery" && address === null) return
  if (method === "delivery" && address !== null)
    enqueue({ type: "send", params: { type: "AddressChosen", address: shippingTo(address) } })
  enqueue({ type: "send", params: { type: "MethodChosen", method } })
  enqueue({ type: "send", params: { type: "StoreChosen", storeSlug } })
})

const machine = chart.createMachine({
  id: "finder",
  context: { query: "", found: [], pointed: null, address: null, offer: null, here: null, filter: "" },
  type: "parallel",
  on: {
    SuggestionPointed: { actions: "point" },
    StoresFiltered: { actions: "filter" },
    ModalOpened: { guard: "opensSelector", actions: "showAll" },
    StorePicked: { actions: settle },
  },
  states: {
    search: {
      initial: "idle",
      on: {
        AddressTyped: [
          { guard: "isLongEnough", target: ".waiting", actions: "type" },
          { target: ".idle", actions: ["type", "clear"] },
        ],
        AddressPicked: { guard: "isSuggested", target: ".offering", actions: "pick" },
        AddressForgotten: { target: ".idle", actions: "forget" },
        // A customer whose session was ended, and who must log in again, keeps what they typed.
        LoggedOut: { guard: "isDone", target: ".idle", actions: "forget" },
        // The stores found earlier may be hours out of date.
        ModalOpened: { guard: "asksAgain", target: ".offering" },
      },
      states: {
        idle: {},
        waiting: { after: { [debounce]: "asking" } },
        asking: {
          invoke: {
            id: "addresses",
            src: "FindAddresses",
            input: ({ context: { query, here } }) => ({
              query: query.trim(),
              near: here?._tag === "Here" ? here.position : null,
            }),
            onDone: { target: "found", actions: assign({ found: ({ event }) => event.output, pointed: null }) },
            onError: "failed",
          },
        },
        found: {},
        failed: { after: { trying: "asking" }, on: { LoadingRetried: "asking" } },
        // Loads the stores that deliver to the picked address.
        offering: {
          invoke: {
            id: "offer",
            src: "FindStores",
            input: ({ context }) => ({ position: context.address?.position ?? null }),
            onDone: { target: "offered", actions: assign({ offer: ({ event }) => event.output }) },
            onError: "untold",
          },
        },
        offered: {},
        untold: { after: { trying: "offering" }, on: { LoadingRetried: "offering" } },
      },
    },
    device: {
      initial: "idle",
      states: {
        idle: { on: { NearbyWanted: "asking" } },
        asking: {
          invoke: {
            id: "position",
            src: "ReadPosition",
            input: {},
            onDone: { target: "idle", actions: assign({ here: ({ event }) => event.output }) },
            onError: { target: "idle", actions: assign({ here: { _tag: "Nowhere", reason: "unavailable" } }) },
          },
        },
      },
    },
  },
})

/** Finds stores for a typed address or for the device's position (SPEC §2.4, §7.4). */
export const finder = unitFromChart<ShopStart, FinderContext, ShopEvent, ShopCommand, FinderView, object>({
  name: "finder",
  machine,
  view: viewFinder,
})
