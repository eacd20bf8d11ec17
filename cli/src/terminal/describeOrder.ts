import {
  calledOffMoney,
  type KitchenChange,
  type KitchenLine,
  type KitchenOrder,
  type Part,
} from "@skorpe/core/domain/order"
import { oneLine } from "./oneLine.ts"
import { type ReaderTime, timeOf } from "./readerTime.ts"

const kronerOf = (minor: number): string => `${(minor / 100).toFixed(2)} kr`

/** Where an order stands: its last step, or its status. */
export const stateOf = ({ status, step }: Pick<KitchenOrder, "status" | "step">): string =>
  status === "accepted" && step !== null ? step : status

const levels: Readonly<Record<KitchenChange["quantity"], string>> = {
  0: "without",
  0.75: "light",
  1: "with",
  1.5: "extra",
  2: "double",
  3: "triple",
}
const parts: Readonly<Record<Part, string>> = { w: "", "1": " (first half)", "2": " (second half)" }

const goodsOf = ({ quantity, name, variant, changes }: KitchenLine): string => {
  const changed = changes.map((change) => `${levels[change.quantity]} ${oneLine(change.name)}${parts[change.part]}`)
  return [`${quantity} × ${oneLine(name)}`, oneLine(variant), ...changed].filter((word) => word !== "").join(", ")
}

const whenOf = ({ advanceOrderTime, estimatedAt }: KitchenOrder, time: ReaderTime): string =>
  [
    advanceOrderTime === null ? "now" : `for ${timeOf(advanceOrderTime, time)}`,
    ...(estimatedAt === null || estimatedAt === advanceOrderTime ? [] : [`ready ${timeOf(estimatedAt, time)}`]),
  ].join(", ")

const nameOf = ({ firstName, lastName }: KitchenOrder): string => oneLine(`${firstName} ${lastName}`)

/** An order on one line; what the guest typed comes last. */
export const lineOf = (order: KitchenOrder, time: ReaderTime): string =>
  [
    `${oneLine(order.storeId)} #${order.number}`,
    order.orderId,
    stateOf(order),
    `${order.deliveryMethod}, ${whenOf(order, time)}`,
    order.toCollect === 0 ? "nothing to collect" : `collect ${kronerOf(order.toCollect)}`,
    order.lines.map(goodsOf).join("; "),
    nameOf(order),
  ].join("  ")

const placeOf = ({ address, hotspot }: KitchenOrder): readonly string[] => {
  if (address !== null) {
    const { street, postalCode, city, position, deliveryDescription, contactless } = address
    const spot = position === null ? "" : `  (${position.latitude}, ${position.longitude})`
    return [
      `To: ${oneLine(street)}, ${oneLine(postalCode)} ${oneLine(city)}${spot}`,
      ...(contactless ? ["Contactless: leave it at the door."] : []),
      ...(deliveryDescription === "" ? [] : [`For the courier: ${oneLine(deliveryDescription)}`]),
    ]
  }
  if (hotspot === null) return []
  const answers = hotspot.answers.map(({ label, answer }) => `${oneLine(label)} ${oneLine(answer)}`)
  return [`To: ${[oneLine(hotspot.name), ...answers].join(", ")}`]
}

/** All that cook and courier need of an order, each on a line of its own. */
export const sheetOf = (order: KitchenOrder, time: ReaderTime): readonly string[] => [
  `${oneLine(order.storeId)} #${order.number}  ${order.orderId}`,
  ...[
    `${stateOf(order)}${order.reason === null ? "" : `: ${oneLine(order.reason)}`}`,
    `${order.deliveryMethod}, ${whenOf(order, time)}; ` +
      `placed ${timeOf(order.placedAt, time)}, begins ${timeOf(order.startAt, time)}`,
    ...order.lines.map(goodsOf),
    ...(order.lines.some(({ hasAlcohol }) => hasAlcohol) ? ["Check the age."] : []),
    `Collect ${kronerOf(order.toCollect)} of ${kronerOf(order.total)} (${order.paymentType})`,
    ...(order.paymentWithdrawn === true && order.toCollect > 0
      ? ["The payment online was withdrawn: it is paid at the hand-over."]
      : []),
    ...(calledOffMoney(order.paymentType, order) === "moneyBack" ? ["The card payment goes back by itself."] : []),
    ...placeOf(order),
    ...(order.message === "" ? [] : [`Message: ${oneLine(order.message)}`]),
    `${oneLine(order.phone)}  ${nameOf(order)}`,
  ].map((line) => `  ${line}`),
]
