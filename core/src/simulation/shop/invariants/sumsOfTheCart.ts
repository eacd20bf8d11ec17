import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** A line costs the price of its pieces, the cart the sum of its lines, and then its delivery. */
export const sumsOfTheCart: Watch = ({ before, world }) => {
  if (before.units["cart"] === world.units["cart"]) return null
  const { expectedTotal, lines, shipping, totalCount, totalPrice } = seeShop(world).cart
  let [pieces, sum] = [0, 0]
  for (const { id, linePrice, price, quantity } of lines) {
    if (linePrice !== price * quantity) return `a line costs something else: ${id} ${linePrice}, ${quantity} × ${price}`
    pieces += quantity
    sum += linePrice
  }
  if (totalCount !== pieces) return `the cart counts other pieces: ${totalCount} of ${pieces}`
  if (totalPrice !== sum) return `the cart costs something else: ${totalPrice}, its lines ${sum}`
  return expectedTotal === sum + shipping.price
    ? null
    : `the cart costs something else with its delivery: ${expectedTotal}, ${sum} and ${shipping.price}`
}
