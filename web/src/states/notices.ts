import type { Notice } from "@skorpe/core/domain/notification"
import { placeOrder, submitCode } from "../testing/walk.ts"
import { leaveUnsaved } from "./editProfile.ts"
import { lapsing } from "./cartDiscounts.ts"
import { refusal, refusalOf } from "./refusals.ts"
import { addPizza, after, askedToMove, atCart, atCheckout, atMenu, openAt, sayYes, wait } from "./visit.ts"
import type { States, Visit } from "./model.ts"

/** An hour-old order that got no response, as the device stored it. */
const oldAttempt = (visit: Visit) => {
  const kept = after(atCheckout(visit), placeOrder)
    .told()
    .flatMap((command) => (command.type === "SaveAttempt" && command.attempt ? [command.attempt] : []))[0]
  return kept === undefined ? null : { ...kept, at: kept.at - 3_600_000 }
}

const unreachable = (why: string): States => ({ nowhere: { why } })

/** The states of every notice (SPEC §4.3). A notice without states does not type-check. */
export const notices: { readonly [Tag in Notice["_tag"]]: States } = {
  Added: { shown: { story: "a pizza was added to the cart", reach: (visit) => after(atMenu(visit), addPizza) } },
  AddedElsewhere: {
    shown: {
      story: "a pizza of another store was added, and the cart moved to that store; it can be undone",
      reach: (visit) => after(askedToMove(visit), sayYes),
    },
  },
  NotAdded: {
    shown: {
      story: "a pizza waited for the cart's code, and its store's menu was left meanwhile",
      reach: (visit) =>
        after(atMenu(visit), (shop) =>
          shop.send({
            type: "ProductAdded",
            productId: "p1",
            variationCode: "PEPP_AM40",
            quantity: 1,
            storeId: "another",
          }),
        ),
    },
  },
  CodeAdded: {
    shown: {
      story: "a code counts, and the customer has left its field",
      reach: (visit) =>
        after(
          atCart(visit),
          (shop) => submitCode(shop, "SPAR50"),
          (shop) => shop.answer("JudgeCode", { code: "SPAR50" }),
        ),
    },
  },
  CodeRefused: {
    shown: {
      story: "a code does not count, and the customer has left its field",
      reach: (visit) =>
        after(
          atCart(visit),
          (shop) => submitCode(shop, "TULL"),
          (shop) => shop.fail("JudgeCode", refusalOf({ TULL: 3024 }, visit)),
        ),
    },
  },
  CodesLapsed: {
    shown: {
      story: "a deal has lapsed with the second of two pizzas, and the customer is at the menu",
      reach: lapsing,
    },
  },
  Technical: {
    shown: {
      story: "the server failed to validate the price",
      reach: (visit) =>
        after(atCart(visit), (shop) => shop.fail("ValidatePrice", { _tag: "Refused", status: 503, problems: [] })),
    },
  },
  TimeDropped: {
    shown: {
      story: "the chosen time has passed",
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
      story: "an order of an earlier visit never got a response",
      reach: (visit) => openAt(visit, { _tag: "Landing" }, { attempt: oldAttempt(visit) }),
    },
  },
  AlreadyOrdered: {
    shown: {
      story: "another tab has already ordered this cart",
      reach: (visit) =>
        after(atCheckout(visit), placeOrder, (shop) =>
          shop.fail("PlaceOrder", { ...refusal(1006, visit, 409), ordered: "o1" }),
        ),
    },
  },
  PriceChanged: unreachable("no unit sends it: a changed price is shown at the checkout"),
  StatusMessage: {
    shown: {
      story: "a profile was not saved after the customer had left their page",
      reach: (visit) =>
        after(leaveUnsaved(visit), wait(300), (shop) => shop.fail("SaveProfile", { _tag: "Unreachable" })),
    },
  },
  GlobalStatusMessage: unreachable("no unit sends it yet"),
}
