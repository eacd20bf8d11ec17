import type { OrderCreate } from "@skorpe/core/order"
import type { ValidatedPrice } from "@skorpe/core/price"

/** Whether what a customer agreed to pay differs from the server's price, in total or in any line. */
export const hasChanged = (request: OrderCreate, price: ValidatedPrice): boolean =>
  request.totalAmountNet !== price.customerAmount ||
  request.products.length !== price.lines.length ||
  request.products.some(({ unitPrice }, index) => unitPrice !== price.lines[index]?.unitPrice)
