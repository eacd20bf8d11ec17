import { waitTold } from "../../api/waitTold.ts"
import type { Language } from "../../domain/language/model.ts"
import type { MarketId } from "../../domain/market/model.ts"
import { marketOf } from "../../domain/market/markets.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { Sealed } from "../../vault/model.ts"
import { failureIn, kitchenCalls, type KitchenCommand, type KitchenStart, sends } from "../commands.ts"
import type { KeyKept, KitchenEvent, KitchenPanel } from "../events.ts"
import { emptyTablet, type KeptPresses, type KitchenStore, noPresses, type TabletMemory } from "../model.ts"

/** Why the key was not accepted. */
export type KeyFault = "wrong" | "unreachable"

/** Context of the tablet. */
export interface TabletContext {
  readonly market: MarketId
  readonly memory: TabletMemory
  /** Presses from before a reload, until their store is open. */
  readonly kept: KeptPresses
  readonly stores: readonly KitchenStore[]
  readonly attempt: { readonly key: Sealed; readonly keep: KeyKept } | null
  readonly fault: KeyFault | null
  readonly hasInteracted: boolean
  readonly panel: KitchenPanel
}

/** Who has access: nobody yet, or the staff of a store. */
export type TabletView = {
  readonly language: Language
  readonly isMuted: boolean
  /** Whether the browser lets the page play a sound. */
  readonly isAudible: boolean
} & (
  | { readonly _tag: "Starting" }
  | { readonly _tag: "Locked"; readonly fault: KeyFault | null; readonly isTrying: boolean }
  | { readonly _tag: "Choosing"; readonly stores: readonly KitchenStore[]; readonly isLoading: boolean }
  | { readonly _tag: "Open"; readonly store: KitchenStore; readonly panel: KitchenPanel }
)

/** The page's clock moves at least this often, so that minutes left and lateness stay true. */
const tick = 10_000

/** How long, in ms, presses are kept over a closed page; after that, staff decide again from the current orders. */
const pressesLast = 30 * 60_000

/** The pause before the list of stores is requested again. */
const triesEvery = 3_000

const languageOf = ({ market, memory }: Pick<TabletContext, "market" | "memory">): Language =>
  memory.language ?? marketOf(market).languages[0]?.language ?? "en"

interface Held {
  readonly context: TabletContext
}

const keep = {
  type: "tell",
  params: ({ context }: Held) => ({ type: "KeepTablet", memory: context.memory }) as const,
} as const

const openKitchen = {
  type: "send",
  params: ({ context, event }: Held & { readonly event: unknown }) => {
    const { kept, memory } = context
    const storeId = memory.store?.id ?? ""
    const isCurrent = kept.storeId === storeId && givenIn<object>(event).at.t - kept.at <= pressesLast
    return {
      type: "KitchenOpened",
      storeId,
      language: languageOf(context),
      kept: isCurrent ? kept.presses : [],
    } as const
  },
} as const

const closeKitchen = { type: "send", params: { type: "KitchenClosed" } } as const
const forgetKey = { type: "tell", params: { type: "ForgetKey" } } as const

const machine = setup({
  types: {
    context: {} as TabletContext,
    events: {} as WithGiven<KitchenEvent, object>,
    input: {} as { start: KitchenStart },
  },
  actors: kitchenCalls("ReadTablet", "TryKey", "ListStores"),
  actions: {
    ...sends,
    noteFault: assign({ fault: (_, fault: KeyFault | null) => fault }),
  },
  guards: { hasStore: ({ context }) => context.memory.store !== null },
  delays: { trying: ({ event }) => Math.max(triesEvery, waitTold(event)) },
}).createMachine({
  id: "tablet",
  context: ({ input }) => ({
    market: input.start.market,
    memory: emptyTablet,
    kept: noPresses,
    stores: [],
    attempt: null,
    fault: null,
    hasInteracted: false,
    panel: "orders",
  }),
  initial: "starting",
  on: {
    UserInteracted: { actions: assign({ hasInteracted: true }) },
    SoundSwitched: {
      actions: [
        assign({
          memory: ({ context }) => ({ ...context.memory, isMuted: !context.memory.isMuted }),
          hasInteracted: true,
        }),
        keep,
      ],
    },
    LanguageChosen: {
      actions: [assign({ memory: ({ context, event }) => ({ ...context.memory, language: event.language }) }), keep],
    },
  },
  states: {
    starting: {
      invoke: {
        id: "tablet",
        src: "ReadTablet",
        input: {},
        onDone: [
          {
            guard: ({ event }) => event.output.hasKey,
            target: "entering",
            actions: assign(({ event }) => ({ memory: memoryIn(event.output), kept: event.output.kept })),
          },
          {
            target: "locked",
            actions: assign(({ event }) => ({ memory: memoryIn(event.output), kept: event.output.kept })),
          },
        ],
        onError: "locked",
      },
    },
    locked: {
      on: {
        KeyEntered: {
          target: "trying",
          actions: assign({ attempt: ({ event }) => ({ key: event.key, keep: event.keep }), fault: null }),
        },
      },
    },
    trying: {
      invoke: {
        id: "key",
        src: "TryKey",
        input: ({ context }) => ({ key: context.attempt?.key ?? null, keep: context.attempt?.keep ?? "tab" }),
        onDone: { target: "entering", actions: assign({ attempt: null }) },
        onError: {
          target: "locked",
          actions: [assign({ attempt: null }), { type: "noteFault", params: ({ event }) => faultOf(failureIn(event)) }],
        },
      },
    },
    entering: { always: [{ guard: "hasStore", target: "open" }, { target: "choosing" }] },
    choosing: {
      initial: "loading",
      states: {
        loading: {
          invoke: {
            id: "stores",
            src: "ListStores",
            input: {},
            onDone: { target: "listed", actions: assign({ stores: ({ event }) => event.output }) },
            onError: "failed",
          },
        },
        failed: { after: { trying: "loading" }, on: { ConnectionRestored: "loading" } },
        listed: {
          on: {
            StoreChosen: {
              guard: ({ context, event }) => context.stores.some(({ id }) => id === event.storeId),
              target: "#tablet.open",
              actions: [
                assign({
                  memory: ({ context, event }) => ({
                    ...context.memory,
                    store: context.stores.find(({ id }) => id === event.storeId) ?? null,
                  }),
                }),
                keep,
              ],
            },
          },
        },
      },
      on: { TabletLocked: { target: "locked", actions: forgetKey } },
    },
    open: {
      entry: [assign({ panel: "orders" }), openKitchen, assign({ kept: noPresses })],
      exit: closeKitchen,
      initial: "ticking",
      states: { ticking: { after: { [tick]: { target: "ticking", reenter: true } } } },
      on: {
        PanelOpened: { actions: assign({ panel: ({ event }) => event.panel }) },
        LanguageChosen: {
          actions: [
            assign({ memory: ({ context, event }) => ({ ...context.memory, language: event.language }) }),
            keep,
            openKitchen,
          ],
        },
        StoreLeft: {
          target: "choosing",
          actions: assign({ memory: ({ context }) => ({ ...context.memory, store: null }) }),
        },
        TabletLocked: { target: "locked", actions: [forgetKey, { type: "noteFault", params: null }] },
        KeyRefused: { target: "locked", actions: [forgetKey, { type: "noteFault", params: "wrong" }] },
      },
    },
  },
})

const memoryIn = ({ language, store, isMuted }: TabletMemory): TabletMemory => ({ language, store, isMuted })

const faultOf = (failure: ReturnType<typeof failureIn>): KeyFault =>
  failure._tag === "Refused" && failure.status === 401 ? "wrong" : "unreachable"

/** The tablet itself: its key, store, language and sound. */
export const tablet = unitFromChart<KitchenStart, TabletContext, KitchenEvent, KitchenCommand, TabletView, object>({
  name: "tablet",
  machine,
  view: ({ value, context }: ChartState<TabletContext>): TabletView => {
    const { memory, stores, fault, hasInteracted, panel } = context
    const common = { language: languageOf(context), isMuted: memory.isMuted, isAudible: hasInteracted }
    const where = typeof value === "string" ? value : Object.keys(value as object)[0]
    if (where === "starting") return { ...common, _tag: "Starting" }
    if (where === "locked" || where === "trying") {
      return { ...common, _tag: "Locked", fault, isTrying: where === "trying" }
    }
    if (where === "open" && memory.store !== null) return { ...common, _tag: "Open", store: memory.store, panel }
    return { ...common, _tag: "Choosing", stores, isLoading: stores.length === 0 }
  },
})
