import { unitFromChart } from "../../kernel/chart.ts"
import { failureIn, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import {
  bidFarewell,
  changeToSend,
  closed,
  closePanel,
  introduce,
  ownOrganisationChart,
  type OwnOrganisationSees,
  switchToOwnAccount,
} from "./chart.ts"
import { type OwnOrganisationContext, type OwnOrganisationView, viewOwnOrganisation } from "./view.ts"

const shown = [
  { guard: "isShown", target: ".loading", reenter: true, actions: "arrive" },
  { target: ".idle", actions: "forget" },
] as const

const machine = ownOrganisationChart.createMachine({
  id: "ownOrganisation",
  context: closed,
  initial: "idle",
  on: {
    ScreenOpened: shown,
    AccountChanged: [
      // Switching between the own account and an organisation leaves the page as it is.
      { guard: "isTheirs" },
      { guard: "isShown", target: ".loading", reenter: true, actions: "arrive" },
      { target: ".idle", actions: "forget" },
    ],
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: {},
    loading: {
      invoke: {
        id: "organisation",
        src: "LoadOrganisation",
        input: ({ context }) => ({ organisationId: context.organisationId ?? "" }),
        onDone: { target: "loaded", actions: { type: "keep", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "isNotFound", params: ({ event }) => failureIn(event) }, target: "left" },
          {
            guard: { type: "isForbidden", params: ({ event }) => failureIn(event) },
            target: "shutOut",
            actions: "hide",
          },
          { target: "resting", actions: "noteFailure" },
        ],
      },
    },
    loaded: { always: { target: "ready", actions: introduce } },
    resting: { after: { growing: "loading" }, on: { ConnectionRestored: "loading", LoadingRetried: "loading" } },
    left: { always: { target: "notAMember", actions: bidFarewell } },
    notAMember: {},
    leaving: {
      always: [
        { guard: "isAway", target: "away", actions: bidFarewell },
        { target: "hasLeft", actions: bidFarewell },
      ],
    },
    hasLeft: {},
    shutOut: { always: { target: "switchedOff", actions: switchToOwnAccount } },
    // A switched-off member may still leave, and sees nothing else of the organisation.
    switchedOff: { on: { LeavingWanted: { target: "editing", actions: "openLeaving" } } },
    ready: {
      on: {
        ModalOpened: { guard: "isEdit", target: "editing", actions: "openDetails" },
        InvitationFormOpened: { guard: "mayAdminister", target: "editing", actions: "openInvitation" },
        MemberFormOpened: { guard: "isMember", target: "editing", actions: "openMember" },
        LeavingWanted: [
          { guard: "mustStay", actions: { type: "say", params: "lastAdministrator" } },
          { target: "editing", actions: "openLeaving" },
        ],
        OrdersExportOpened: { guard: "mayAdminister", target: "editing", actions: "openExport" },
        InvitationWithdrawalWanted: { guard: "isPending", target: "editing", actions: "openWithdrawal" },
        InvitationSentAgain: { guard: "isInvitation", target: "saving", actions: ["address", "prepare"] },
      },
    },
    editing: {
      on: {
        OrganisationTyped: { actions: "write" },
        MemberSwitched: { actions: "switchMember" },
        RoleChosen: { actions: "takeRole" },
        ExportPeriodChosen: { actions: "choosePeriod" },
        MemberRemovalWanted: [
          { guard: "isOfLast", actions: { type: "say", params: "lastAdministrator" } },
          { actions: "wantRemoval" },
        ],
        OrganisationFormClosed: [
          { guard: "isShutOut", target: "switchedOff", actions: "closeForm" },
          { target: "ready", actions: "closeForm" },
        ],
        ModalClosed: { guard: "isDetails", target: "ready", actions: "closeForm" },
        OrganisationFormSubmitted: [
          { guard: "isWhole", target: "saving", actions: "prepare" },
          { actions: "noteWrong" },
        ],
      },
    },
    settled: { always: { target: "loading", actions: closePanel } },
    /** The customer has opened another page before the answer arrives. */
    away: {
      always: [
        { guard: "isShown", target: "loading", actions: "arrive" },
        { target: "idle", actions: "forget" },
      ],
    },
    saving: {
      // A sent change runs to its end wherever the customer goes: an interrupted call might or might not take effect.
      exit: "beHere",
      on: { ScreenOpened: { actions: "noteWhere" }, AccountChanged: { guard: "isSameCustomer" } },
      invoke: {
        id: "change",
        src: "ChangeOrganisation",
        input: ({ context, event }) => ({
          organisationId: context.organisationId ?? "",
          change: changeToSend(context, event),
          key: context.sent?.key ?? "",
        }),
        onDone: [
          { guard: "isLeaving", target: "leaving", actions: "closeForm" },
          { guard: "isAway", target: "away" },
          { target: "settled", actions: "settle" },
        ],
        onError: [
          { guard: "isAway", target: "away" },
          {
            guard: { type: "isGone", params: ({ event }) => failureIn(event) },
            target: "loading",
            actions: ["closeForm", { type: "noteFault", params: ({ event }) => failureIn(event) }],
          },
          {
            guard: "hasNoPanel",
            target: "ready",
            actions: [{ type: "noteFault", params: ({ event }) => failureIn(event) }, "dropForm"],
          },
          { target: "editing", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
        ],
      },
    },
  },
})

/**
 * An organisation that the customer belongs to: what its members and administrators see and change (SPEC §6, §7.1,
 * §7.2; DECISIONS §13).
 */
export const ownOrganisation = unitFromChart<
  ShopStart,
  OwnOrganisationContext,
  ShopEvent,
  ShopCommand,
  OwnOrganisationView,
  OwnOrganisationSees
>({ name: "ownOrganisation", machine, view: viewOwnOrganisation })
