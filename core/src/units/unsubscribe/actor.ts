import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { RouteView } from "../route/actor.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { type UnsubscribeContext, unsubscribeFaultOf, type UnsubscribeView, viewUnsubscribe } from "./view.ts"

/** The views of other units that unsubscribing reads. */
export interface UnsubscribeSees {
  readonly route: RouteView
}

type Event = WithGiven<ShopEvent, UnsubscribeSees>

const isHere = ({ route }: UnsubscribeSees): boolean => route.screen._tag === "Unsubscribe"

const leave = { ScreenOpened: { guard: "isElsewhere", target: "idle", actions: "forget" } } as const

const machine = setup({
  types: { context: {} as UnsubscribeContext, events: {} as Event },
  actors: callsOf("UnsubscribeEmail", "UnsubscribePhone"),
  actions: {
    ...sends,
    forget: assign({ wish: null }),
    write: assign(({ event }) =>
      event.type === "UnsubscribePhoneTyped"
        ? { wish: { _tag: "Texts", phone: event.phone, fault: null } as const }
        : {},
    ),
    begin: assign(({ context: { wish } }) => (wish?._tag === "Texts" ? { wish: { ...wish, fault: null } } : {})),
    noteFault: assign(({ context: { wish } }, failure: ApiFailure) =>
      wish?._tag === "Texts" ? { wish: { ...wish, fault: unsubscribeFaultOf(failure) } } : {},
    ),
  },
  guards: {
    isElsewhere: ({ event }) => event.type === "ScreenOpened" && event.screen._tag !== "Unsubscribe",
    isAtPage: ({ event }) => isHere(givenIn<UnsubscribeSees>(event).see),
    isShown: (_, see: UnsubscribeSees) => isHere(see),
    isFinal: (_, failure: ApiFailure) => isFinal(failure),
  },
}).createMachine({
  id: "unsubscribe",
  context: { wish: null },
  initial: "idle",
  on: {
    UnsubscribeLinkOpened: {
      guard: "isAtPage",
      target: ".asked",
      actions: assign({ wish: ({ event }) => ({ _tag: "Mail", token: event.token }) }),
    },
  },
  states: {
    idle: { on: { UnsubscribePhoneTyped: { guard: "isAtPage", target: "typing", actions: "write" } } },
    typing: {
      on: {
        ...leave,
        UnsubscribePhoneTyped: { actions: "write" },
        UnsubscribeConfirmed: { target: "stopping", actions: "begin" },
      },
    },
    // Like the link's call, this one completes even if the customer leaves the page at once.
    stopping: {
      invoke: {
        id: "stopTexts",
        src: "UnsubscribePhone",
        input: ({ context: { wish } }) => ({ phone: wish?._tag === "Texts" ? wish.phone : "" }),
        onDone: { target: "textsDone", actions: "forget" },
        onError: { target: "typing", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
      },
    },
    textsDone: { on: leave },
    asked: { on: { ...leave, UnsubscribeConfirmed: "asking" } },
    // The call completes even if the customer leaves the page at once.
    asking: {
      invoke: {
        id: "unsubscribe",
        src: "UnsubscribeEmail",
        input: ({ context: { wish } }) => ({ token: wish?._tag === "Mail" ? wish.token : null }),
        onDone: [
          {
            guard: { type: "isShown", params: ({ event }) => givenIn<UnsubscribeSees>(event).see },
            target: "done",
            // The link has been used: remove it from the address, so that a reload does not unsubscribe again.
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

/**
 * Unsubscribes a customer from e-mail by the link they opened, or from text messages by the number they typed, once they
 * confirm (SPEC §2.1, §7.1).
 */
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
  view: viewUnsubscribe,
})
