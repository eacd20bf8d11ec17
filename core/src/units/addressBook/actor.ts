import { assign, unitFromChart } from "../../kernel/chart.ts"
import { failureIn, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import {
  addressBookChart,
  type AddressBookSees,
  arrive,
  clearFinder,
  closed,
  comeBack,
  fill,
  leaveForm,
  take,
} from "./chart.ts"
import { type AddressBookContext, type AddressBookView, idOf, removedIn, viewAddressBook } from "./view.ts"

// A place that was picked before the form was opened must not be saved.
const forgetPicked = { type: "send", params: { type: "AddressForgotten" } } as const
const restores = {
  AddressRestored: { guard: "hasRemoved", target: "restoring", actions: "forgetFault" },
} as const

/** A sent change runs to its end wherever the customer goes: an interrupted call might or might not take effect. */
const stays = { AccountChanged: { guard: "isSameCustomer" } } as const
const goesOn = { ...stays, ScreenOpened: { actions: leaveForm } } as const

const machine = addressBookChart.createMachine({
  id: "addressBook",
  context: closed,
  initial: "idle",
  on: {
    // The customer's own page loads the addresses anew: some may have been saved since, also on another device.
    ScreenOpened: [
      { guard: "isOwnPage", target: ".loading", reenter: true, actions: comeBack },
      { guard: "isUnknown", target: ".loading", reenter: true, actions: leaveForm },
      { guard: "isKnown", target: ".ready", actions: arrive },
      { target: ".idle", actions: leaveForm },
    ],
    AccountChanged: [
      // Switching between a customer's own account and an organisation leaves their own page as it is.
      { guard: "isTheirPage" },
      // The loaded addresses are those of another account.
      { guard: "isOwnPage", target: ".loading", reenter: true, actions: [leaveForm, "forget"] },
      { guard: "isDelivered", target: ".loading", reenter: true, actions: [leaveForm, "forget"] },
      { target: ".idle", actions: [leaveForm, "forget"] },
    ],
    LoggedOut: { target: ".idle", actions: [leaveForm, "forget"] },
    MethodChosen: [{ guard: "isUnknown", target: ".loading" }, { actions: fill }],
    SavedAddressChosen: { guard: "isDelivered", actions: take },
  },
  states: {
    idle: {},
    loading: {
      on: restores,
      invoke: {
        id: "addresses",
        src: "LoadAddresses",
        input: {},
        onDone: { target: "loaded", actions: assign({ addresses: ({ event }) => event.output, failures: 0 }) },
        onError: { target: "resting", actions: "noteFailure" },
      },
    },
    loaded: { always: { target: "ready", actions: fill } },
    resting: { after: { growing: "loading" }, on: { ConnectionRestored: "loading", LoadingRetried: "loading" } },
    ready: {
      on: {
        ...restores,
        AddressFormOpened: { guard: "isNewOrSaved", target: "editing", actions: ["openForm", forgetPicked] },
        DefaultAddressChosen: {
          guard: "isSaved",
          target: "choosing",
          actions: assign(({ event }) => ({ wanted: { _tag: "Default", id: event.id } as const, fault: null })),
        },
      },
    },
    editing: {
      on: {
        SavedDoorTyped: { actions: "typeDoor" },
        AddressFormClosed: { target: "ready", actions: leaveForm },
        AddressFormSubmitted: [
          { guard: "hasPlace", target: "saving", actions: "prepare" },
          { actions: assign({ fault: "noPlace" }) },
        ],
        SavedAddressRemoved: { guard: "isOfSaved", target: "removing", actions: assign({ fault: null }) },
      },
    },
    saving: {
      on: goesOn,
      invoke: {
        id: "save",
        src: "SaveAddress",
        input: ({ context: { form } }) => ({
          id: form?.id ?? null,
          draft: form?.sent?.draft ?? null,
          key: form?.sent?.key ?? "",
        }),
        onDone: "done",
        onError: [
          {
            guard: { type: "isGone", params: ({ event }) => failureIn(event) },
            target: "gone",
            actions: { type: "noteFault", params: ({ event }) => failureIn(event) },
          },
          { target: "unsaved", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
        ],
      },
    },
    removing: {
      on: goesOn,
      invoke: {
        id: "remove",
        src: "RemoveAddress",
        input: ({ context: { form } }) => ({ id: form?.id ?? "" }),
        // The list is loaded again, and the customer may want the address back.
        onDone: { target: "removed", actions: "noteRemoved" },
        onError: [
          // Another device was faster: the address is removed, as the customer wanted.
          { guard: { type: "isGone", params: ({ event }) => failureIn(event) }, target: "done" },
          { target: "unsaved", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
        ],
      },
    },
    // If the customer has left the form, their own page shows the fault when they come back.
    unsaved: { always: [{ guard: "hasLeft", target: "loading" }, { target: "editing" }] },
    done: { always: { target: "loading", actions: leaveForm } },
    gone: { always: { target: "loading", actions: comeBack } },
    removed: { always: { target: "loading", actions: [clearFinder, "leaveRemoved"] } },
    restoring: {
      on: { ...stays, ScreenOpened: {} },
      invoke: {
        id: "restore",
        src: "RestoreAddress",
        input: ({ context }) => {
          const removed = removedIn(context)
          return { address: removed?.address ?? null, key: removed?.key ?? "" }
        },
        onDone: { target: "loading", actions: "closeForm" },
        onError: { target: "ready", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
      },
    },
    choosing: {
      on: { ...stays, ScreenOpened: {} },
      invoke: {
        id: "choose",
        src: "ChooseDefaultAddress",
        input: ({ context: { wanted } }) => ({ id: idOf(wanted) }),
        onDone: { target: "loading", actions: "closeForm" },
        onError: [
          {
            guard: { type: "isGone", params: ({ event }) => failureIn(event) },
            target: "loading",
            actions: ["closeForm", { type: "noteFault", params: ({ event }) => failureIn(event) }],
          },
          {
            target: "ready",
            actions: ["closeForm", { type: "noteFault", params: ({ event }) => failureIn(event) }],
          },
        ],
      },
    },
  },
})

/**
 * A customer's saved addresses: their own page shows and changes them, and the checkout delivers to one (SPEC §7.2,
 * DECISIONS §12, §18).
 */
export const addressBook = unitFromChart<
  ShopStart,
  AddressBookContext,
  ShopEvent,
  ShopCommand,
  AddressBookView,
  AddressBookSees
>({ name: "addressBook", machine, view: viewAddressBook })
