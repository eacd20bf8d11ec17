import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { RouteView } from "../route/actor.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Sealed } from "../../vault/model.ts"

/** The token of the opened link, as a handle. */
export interface UnsubscribeContext {
  readonly token: Sealed | null
}

/** The views of other units that unsubscribing reads. */
export interface UnsubscribeSees {
  readonly route: RouteView
}

/** The step of unsubscribing. */
export type UnsubscribeView =
  /** The page was opened without a link: there is no address to unsubscribe. */
  | { readonly _tag: "NoLink" }
  | { readonly _tag: "Asked" }
  | { readonly _tag: "Asking" }
  | { readonly _tag: "Done" }
  /** The server does not know the link. */
  | { readonly _tag: "Refused" }
  /** The outcome is unknown; a retry may succeed. */
  | { readonly _tag: "Unreachable" }

type Event = WithGiven<ShopEvent, UnsubscribeSees>

const isHere = ({ route }: UnsubscribeSees): boolean => route.screen._tag === "Unsubscribe"

const leave = { ScreenOpened: { guard: "isElsewhere", target: "idle", actions: "forget" } } as const

const machine = setup({
  types: { context: {} as UnsubscribeContext, events: {} as Event },
  actors: callsOf("UnsubscribeEmail"),
  actions: { ...sends, forget: assign({ token: null }) },
  guards: {
    isElsewhere: ({ event }) => event.type === "ScreenOpened" && event.screen._tag !== "Unsubscribe",
    isShown: (_, see: UnsubscribeSees) => isHere(see),
    isFinal: (_, failure: ApiFailure) => isFinal(failure),
  },
}).createMachine({
  id: "unsubscribe",
  context: { token: null },
  initial: "idle",
  on: {
    UnsubscribeLinkOpened: { target: ".asked", actions: assign({ token: ({ event }) => event.token }) },
  },
  states: {
    idle: {},
    asked: { on: { ...leave, UnsubscribeConfirmed: "asking" } },
    // The call completes even if the customer leaves the page at once.
    asking: {
      invoke: {
        id: "unsubscribe",
        src: "UnsubscribeEmail",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: "isShown", params: ({ event }) => givenIn<UnsubscribeSees>(event).see },
            target: "done",
            // The link is used up and leaves the address, so that a reload does not unsubscribe again.
            actions: [
              "forget",
              {
                type: "tell",
                params: ({ event }) => ({ type: "ReplacePath", path: givenIn<UnsubscribeSees>(event).see.route.path }),
              },
            ],
          },
          { target: "done", actions: "forget" },
        ],
        onError: [
          {
            guard: { type: "isFinal", params: ({ event }) => failureIn(event) },
            target: "refused",
            actions: "forget",
          },
          { target: "unreachable" },
        ],
      },
    },
    done: { on: leave },
    refused: { on: leave },
    unreachable: { on: { ...leave, UnsubscribeConfirmed: "asking" } },
  },
})

const tags = {
  idle: "NoLink",
  asked: "Asked",
  asking: "Asking",
  done: "Done",
  refused: "Refused",
  unreachable: "Unreachable",
} as const

/** Unsubscribes a customer from e-mail by the link they opened, once they confirm (SPEC §2.1, §7.1). */
export const unsubscribe = unitFromChart<
  ShopStart,
  UnsubscribeContext,
  ShopEvent,
  ShopCommand,
  UnsubscribeView,
  UnsubscribeSees
>({
  name: "unsubscribe",
  machine,
  view: ({ value }: ChartState<UnsubscribeContext>): UnsubscribeView => ({ _tag: tags[value as keyof typeof tags] }),
})
