import type { Language } from "@skorpe/core/domain/language"
import { kroner } from "@skorpe/core/domain/money"
import { MoneyMatter, type MoneyNotice } from "@skorpe/core/domain/payment"
import type { SceneKitchen } from "../testing/sceneKitchen.ts"
import { standsIn } from "../testing/sceneKitchen.ts"
import { evening } from "../testing/sceneWorld.ts"
import { openSceneBoard } from "./kitchenBoard.ts"
import { type KitchenScenes, refused, unreachable } from "./kitchenModel.ts"
import { paidOrder } from "./kitchenOrders.ts"
import { after } from "./visit.ts"

const places = ["ours", "goingBack", "back", "unknown"] as const

const matters: readonly MoneyNotice[] = MoneyMatter.literals.map((kind, nth) => ({
  id: String(nth),
  kind,
  at: evening - nth * 600_000,
  orderId: kind === "unknownOrder" ? null : nth === 0 ? paidOrder.orderId : `order${nth}`,
  number: kind === "unknownOrder" ? null : 41 + nth,
  storeId: standsIn.id,
  charge: nth % 2 === 0 ? `8836${nth}` : null,
  amount: kind === "chargeback" ? null : kroner(269),
  currency: "NOK",
  money: places[nth % places.length] ?? "unknown",
}))

const openPanel = (language: Language) =>
  after(openSceneBoard(language, [paidOrder]), (page) => page.send({ type: "PanelOpened", panel: "money" }))

const openMatters = (language: Language, listed: readonly MoneyNotice[] = matters) =>
  after(openPanel(language), (page) => page.answer("ListMatters", listed))

const { orderId, number } = paidOrder

const refunding = (page: SceneKitchen, amount = "") => {
  page.answer("ListMatters", [])
  page.send({ type: "RefundOpened", orderId, number })
  page.answer("ReadRefunds", [])
  page.send({ type: "AmountTyped", text: amount })
}

const refundFails = (failure: object) => (language: Language) =>
  after(
    openSceneBoard(language, [paidOrder]),
    (page) => refunding(page, "49,50"),
    (page) => page.send({ type: "RefundSent" }),
    (page) => page.fail("SendRefund", failure),
  )

const refunds = (amount: string) => (language: Language) =>
  after(
    openSceneBoard(language, [paidOrder]),
    (page) => refunding(page, amount),
    (page) => page.send({ type: "RefundSent" }),
    (page) => page.answer("SendRefund", { orderId }),
  )

/** The states of payments that staff must check, and of refunds. */
export const kitchenMoney: KitchenScenes = {
  loading: { story: "the list is loading", reach: openPanel },
  nothing: { story: "nothing needs a look", reach: (language) => openMatters(language, []) },
  matters: { story: "a payment of each kind needs a look", reach: (language) => openMatters(language) },
  refundOfMatter: {
    story: "the money of a payment on the list is to be given back",
    reach: (language) => after(openMatters(language), (page) => page.send({ type: "RefundOpened", orderId, number })),
  },
  refund: {
    story: "an amount is asked for, to give it back",
    reach: (language) => after(openSceneBoard(language, [paidOrder]), (page) => refunding(page)),
  },
  refundAgain: {
    story: "a part went back before, and another is to",
    reach: (language) =>
      after(
        openSceneBoard(language, [paidOrder]),
        (page) => page.answer("ListMatters", []),
        (page) => page.send({ type: "RefundOpened", orderId, number }),
        (page) => page.answer("ReadRefunds", [{ amount: kroner(49), hasFailed: false }]),
      ),
  },
  noAmount: {
    story: "the typed text is not an amount",
    reach: (language) =>
      after(
        openSceneBoard(language, [paidOrder]),
        (page) => refunding(page, "??"),
        (page) => page.send({ type: "RefundSent" }),
      ),
  },
  sending: {
    story: "the money is being given back",
    reach: (language) =>
      after(
        openSceneBoard(language, [paidOrder]),
        (page) => refunding(page, "49,50"),
        (page) => page.send({ type: "RefundSent" }),
      ),
  },
  refunded: { story: "an amount is being refunded", reach: refunds("49,50") },
  refundedRest: { story: "the whole remaining amount is being refunded", reach: refunds("") },
  notPaid: { story: "the order was not paid by card", reach: refundFails(refused(409, 3016)) },
  notThere: { story: "the payment has not arrived", reach: refundFails(refused(409, 3037)) },
  tooMuch: { story: "more than is left of the payment", reach: refundFails(refused(409, 3045)) },
  otherFault: { story: "the server refuses the refund for another reason", reach: refundFails(refused(400, 1001)) },
  unreachable: { story: "the server did not answer to a refund", reach: refundFails(unreachable) },
  ofEnded: {
    story: "an order that has ended is to be paid back",
    reach: (language) =>
      after(
        openSceneBoard(language, [paidOrder]),
        (page) => page.report("FollowOrders", { ...paidOrder, sequence: 3, status: "completed" }),
        (page) => refunding(page),
      ),
  },
}
