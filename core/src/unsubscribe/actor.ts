import type { ApiFailure } from "../api/failure.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { RouteView } from "../route/actor.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Sealed } from "../vault/model.ts"

/** What the opened link carries; a handle to it. */
export interface UnsubscribeContext {
  readonly token: Sealed | null
}

/** What unsubscribing looks at besides itself. */
export interface UnsubscribeSees {
  readonly route: RouteView
}

/** How far somebody is who wants no more mail. */
export type UnsubscribeView =
  /** The page was opened by itself: nobody knows whose mail to stop. */
  | { readonly _tag: "NoLink" }
  | { readonly _tag: "Asked" }
  | { readonly _tag: "Asking" }
  | { readonly _tag: "Done" }
  /** The server has not given such a link. */
  | { readonly _tag: "Refused" }
  /** Nothing is known to have changed; another try may do it. */
  | { readonly _tag: "Unreachable" }

type Event = WithGiven<ShopEvent, UnsubscribeSees>

// Replies are given what a unit sees as events are.
const replyIn = (event: unknown) => event as { readonly error?: ApiFailure; readonly see: UnsubscribeSees }

const isHere = ({ route }: UnsubscribeSees): boolean => route.screen._tag === "Unsubscribe"

/** A busy or broken server says nothing about the link. */
const isFinal = (failure: ApiFailure | undefined): boolean =>
  failure?._tag === "Refused" && failure.status < 500 && failure.status !== 429

const leave = { ScreenOpened: { guard: "isElsewhere", target: "idle", actions: "forget" } } as const

const machine = setup({
  types: { context: {} as UnsubscribeContext, events: {} as Event },
  actors: callsOf("UnsubscribeEmail"),
  actions: { ...sends, forget: assign({ token: null }) },
  guards: {
    isElsewhere: ({ event }) => event.type === "ScreenOpened" && event.screen._tag !== "Unsubscribe",
    isShown: (_, see: UnsubscribeSees) => isHere(see),
    isFinal: (_, failure: ApiFailure | undefined) => isFinal(failure),
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
    // Whoever has pressed and leaves at once has unsubscribed all the same.
    asking: {
      invoke: {
        id: "unsubscribe",
        src: "UnsubscribeEmail",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: "isShown", params: ({ event }) => replyIn(event).see },
            target: "done",
            // The link has done its work and goes from the address: loaded anew, the page does not ask again.
            actions: [
              "forget",
              {
                type: "tell",
                params: ({ event }) => ({ type: "ReplacePath", path: replyIn(event).see.route.path }),
              },
            ],
          },
          { target: "done", actions: "forget" },
        ],
        onError: [
          {
            guard: { type: "isFinal", params: ({ event }) => replyIn(event).error },
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

/** Takes somebody from the link in a mail to no more mail, once they press (SPEC §2.1, §7.1). */
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
