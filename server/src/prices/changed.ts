import type { OrderCreate, OrderLine } from "@skorpe/core/domain/order"
import type { ValidatedPrice } from "@skorpe/core/domain/price"

/** The price that a customer agreed to: the total, the delivery fee if there is one, and the goods. */
export interface Agreed extends Pick<OrderCreate, "deliveryMethod" | "totalAmountNet"> {
  readonly fee: OrderLine | null
  readonly goods: readonly OrderLine[]
}

/** Whether the price that a customer agreed to differs from the server's: in the total, the fee or a line. */
export const hasChanged = (agreed: Agreed, price: ValidatedPrice): boolean =>
  agreed.totalAmountNet !== price.customerAmount ||
  agreed.fee?.unitPrice !== (agreed.deliveryMethod === "carryout" ? undefined : price.surchargeAmount) ||
  agreed.goods.length !== price.lines.length ||
  agreed.goods.some(({ unitPrice }, index) => unitPrice !== price.lines[index]?.unitPrice)
