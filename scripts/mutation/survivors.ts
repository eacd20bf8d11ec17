import { ofCart } from "./survivors/cart.ts"
import { ofCheckout } from "./survivors/checkout.ts"
import { ofCheckoutForm } from "./survivors/checkoutForm.ts"
import { ofCoupons } from "./survivors/coupons.ts"
import { ofDecisions } from "./survivors/decisions.ts"
import { ofKernel } from "./survivors/kernel.ts"
import type { KnownSurvivor } from "./survivors/model.ts"
import { ofMovedMoney } from "./survivors/movedMoney.ts"
import { ofOrders } from "./survivors/orders.ts"
import { ofPayment } from "./survivors/payment.ts"
import { ofPeople } from "./survivors/people.ts"
import { ofRules } from "./survivors/rules.ts"
import { ofServices } from "./survivors/services.ts"
import { ofSession } from "./survivors/session.ts"
import { ofTracking } from "./survivors/tracking.ts"
import { ofValidation } from "./survivors/validation.ts"

/** Every mutant that may survive. Any other survivor is a gap in the tests; a killed one must leave these lists. */
export const knownSurvivors: readonly KnownSurvivor[] = [
  ...ofRules,
  ...ofKernel,
  ...ofDecisions,
  ...ofMovedMoney,
  ...ofCoupons,
  ...ofOrders,
  ...ofPeople,
  ...ofTracking,
  ...ofCart,
  ...ofCheckout,
  ...ofCheckoutForm,
  ...ofValidation,
  ...ofServices,
  ...ofPayment,
  ...ofSession,
]
