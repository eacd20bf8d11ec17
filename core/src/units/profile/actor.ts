import { isKnownUndone } from "../session/mayReportFailure.ts"
import { profileUnsaved } from "../../domain/account/unsaved.ts"
import { unitFromChart } from "../../kernel/chart.ts"
import { failureIn, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { changeIn, closePanel, profileChart, type ProfileSees } from "./chart.ts"
import { type ProfileContext, type ProfileView, viewProfile } from "./view.ts"

const open = { guard: "opensForm", target: ".editing", actions: "openForm" } as const

const machine = profileChart.createMachine({
  id: "profile",
  context: { form: null },
  initial: "idle",
  on: {
    ModalOpened: open,
    ScreenOpened: { target: ".idle", actions: "forget" },
    // One customer's form is not shown to another.
    AccountChanged: [
      { guard: "isSameCustomer" },
      { guard: "isOpen", target: ".editing", actions: "openForm" },
      { target: ".idle", actions: "forget" },
    ],
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: {},
    editing: {
      on: {
        ProfileTyped: { actions: "noteTyped" },
        ProfileLanguageChosen: { actions: "noteTyped" },
        ProfileSubmitted: [
          { guard: "lacks", actions: "noteLacks" },
          { guard: "differs", target: "saving", actions: "clearFault" },
          { target: "idle", actions: [closePanel, "forget"] },
        ],
        ModalClosed: { guard: "isClosed", target: "idle", actions: "forget" },
      },
    },
    saving: {
      // The form is open already.
      on: { ModalOpened: {}, ScreenOpened: {} },
      invoke: {
        id: "save",
        src: "SaveProfile",
        input: ({ context, event }) => ({ change: changeIn(context, event) }),
        onDone: {
          target: "saved",
          actions: [
            { type: "send", params: ({ event }) => ({ type: "ProfileChanged", user: event.output }) },
            "forget",
          ],
        },
        onError: [
          // The form, which would show the reason, is closed.
          {
            guard: { type: "isToldElsewhere", params: ({ event }) => failureIn(event) },
            target: "idle",
            actions: [
              {
                type: "send",
                params: ({ event }) => ({ type: "Noticed", notice: profileUnsaved(isKnownUndone(failureIn(event))) }),
              },
              "forget",
            ],
          },
          { guard: "isClosed", target: "idle", actions: "forget" },
          { target: "editing", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
        ],
      },
    },
    saved: { entry: closePanel },
  },
})

/** The customer changes their profile (SPEC §2.4, edit profile; §7.2). */
export const profile = unitFromChart<ShopStart, ProfileContext, ShopEvent, ShopCommand, ProfileView, ProfileSees>({
  name: "profile",
  machine,
  view: viewProfile,
})
