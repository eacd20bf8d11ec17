import type { Notice } from "@skorpe/core/notification"
import { menu, status } from "../testing/samples.ts"
import { bryggen } from "../testing/stores.ts"
import { placeOrder } from "../testing/walk.ts"
import { refusal } from "./cart.ts"
import { addPizza, after, atCart, atCheckout, atMenu, atTorget, goTo, openAt } from "./visit.ts"
import type { States, Visit } from "./model.ts"

/** An order of an hour ago that nobody has answered, as the device kept it. */
const oldAttempt = (visit: Visit) => {
  const kept = after(atCheckout(visit), placeOrder)
    .told()
    .flatMap((command) => (command.type === "SaveAttempt" && command.attempt ? [command.attempt] : []))[0]
  return kept === undefined ? null : { ...kept, at: kept.at - 3_600_000 }
}

const nobody = (why: string): States => ({ nowhere: { why } })

/** What notifications say (SPEC §4.3). A notice without states does not type-check. */
export const notices: { readonly [Tag in Notice["_tag"]]: States } = {
  Added: { shown: { story: "a pizza went into the cart", reach: (visit) => after(atMenu(visit), addPizza) } },
  AddedElsewhere: {
    shown: {
      story: "a pizza of another store went into the cart, which came along",
      reach: (visit) =>
        after(
          goTo(after(atTorget(visit), addPizza), { _tag: "Menu", storeSlug: "bryggen" }),
          (shop) => shop.answer("LoadStore", { store: bryggen, menu }),
          (shop) => shop.answer("LoadStatus", status),
          addPizza,
        ),
    },
  },
  Technical: {
    shown: {
      story: "the server could not say what the cart costs",
      reach: (visit) =>
        after(atCart(visit), (shop) => shop.fail("ValidatePrice", { _tag: "Refused", status: 503, problems: [] })),
    },
  },
  TimeDropped: {
    shown: {
      story: "the time that was chosen has passed",
      reach: (visit) => {
        const shop = after(
          atCart(visit),
          (at) => at.send({ type: "TimingOpened" }),
          (at) => at.send({ type: "TimeOptionChosen", option: "today" }),
        )
        for (let minutes = 0; shop.views().notification.length === 0 && minutes < 600; minutes += 1) shop.wait(60_000)
        return shop
      },
    },
  },
  AttemptGivenUp: {
    shown: {
      story: "an order of an earlier visit was never answered",
      reach: (visit) => openAt(visit, { _tag: "Landing" }, { attempt: oldAttempt(visit) }),
    },
  },
  AlreadyOrdered: {
    shown: {
      story: "another tab has ordered this very cart",
      reach: (visit) =>
        after(atCheckout(visit), placeOrder, (shop) => shop.fail("PlaceOrder", refusal(1006, visit, 409))),
    },
  },
  PriceChanged: nobody("no unit says it: a price that has moved is shown at the last step"),
  StatusMessage: nobody("no unit says it yet"),
  GlobalStatusMessage: nobody("no unit says it yet"),
}
