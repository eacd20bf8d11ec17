import type { OrderCreate, OrderLine } from "@skorpe/core/order"
import type { ValidatedPrice } from "@skorpe/core/price"

/** What a customer agreed to pay: the whole, the fee of the way if there is one, and the goods. */
export interface Agreed extends Pick<OrderCreate, "deliveryMethod" | "totalAmountNet"> {
  readonly fee: OrderLine | null
  readonly goods: readonly OrderLine[]
}

/** Whether what a customer agreed to pay differs from the server's price: in total, in the fee or in any line. */
export const hasChanged = (agreed: Agreed, price: ValidatedPrice): boolean =>
  agreed.totalAmountNet !== price.customerAmount ||
  agreed.fee?.unitPrice !== (agreed.deliveryMethod === "carryout" ? undefined : price.surchargeAmount) ||
  agreed.goods.length !== price.lines.length ||
  agreed.goods.some(({ unitPrice }, index) => unitPrice !== price.lines[index]?.unitPrice)
