import { assign, givenIn, unitFromChart } from "../../kernel/chart.ts"
import { failureIn, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { closed, opened, recruitingChart, type RecruitingSees } from "./chart.ts"
import { type RecruitingContext, type RecruitingView, viewRecruiting } from "./view.ts"

const opening = [
  { guard: "isCustomers", target: "loading" },
  { guard: "isOwnPanel", target: "noCustomer" },
] as const

const machine = recruitingChart.createMachine({
  id: "recruiting",
  context: closed,
  initial: "idle",
  on: {
    // The code belonged to another customer.
    AccountChanged: [
      { guard: "isShown", target: ".loading", reenter: true, actions: "forget" },
      { target: ".idle", actions: "forget" },
    ],
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: { on: { ModalOpened: [...opening], AccountChanged: {} } },
    noCustomer: { on: { ModalOpened: [...opening] } },
    loading: {
      invoke: {
        id: "own",
        src: "RecruitFriend",
        input: ({ event }) => ({ to: {}, key: `recruit-${givenIn(event).at.t}` }),
        onDone: { target: "ready", actions: assign(({ event }) => opened(event.output)) },
        onError: { target: "resting", actions: "noteFailure" },
      },
    },
    resting: { after: { growing: "loading" }, on: { ConnectionRestored: "loading", LoadingRetried: "loading" } },
    ready: {
      on: {
        ModalOpened: { actions: "settle" },
        FriendTyped: { actions: "type" },
        FriendSubmitted: [{ guard: "hasFriend", target: "sending", actions: "prepare" }, { actions: "noteNobody" }],
        NextFriendWanted: { actions: "beginNext" },
        CodeHandingWanted: { target: "handing", actions: "want" },
      },
    },
    sending: {
      invoke: {
        id: "friend",
        src: "RecruitFriend",
        input: ({ context: { open } }) => ({ to: open?.sent?.to ?? {}, key: open?.sent?.key ?? "" }),
        onDone: {
          target: "ready",
          actions: [
            "noteTold",
            { type: "send", params: { type: "Tracked", event: { name: "recruit_friend", properties: {} } } },
          ],
        },
        onError: { target: "ready", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
      },
    },
    handing: {
      on: { FriendTyped: { actions: "type" } },
      invoke: {
        id: "hand",
        src: "HandCode",
        input: ({ context: { open } }) => ({ own: open?.own ?? null, how: open?.how ?? "copy" }),
        onDone: { target: "ready", actions: { type: "noteHanded", params: ({ event }) => event.output } },
        onError: { target: "ready", actions: { type: "noteHanded", params: { _tag: "Unavailable" } } },
      },
    },
  },
})

/** A customer recruits friends: reads their own code, hands it over, and sends it to a friend (SPEC §2.4, DECISIONS §18). */
export const recruiting = unitFromChart<
  ShopStart,
  RecruitingContext,
  ShopEvent,
  ShopCommand,
  RecruitingView,
  RecruitingSees
>({ name: "recruiting", machine, view: viewRecruiting })
