import type { PaymentType } from "../order/model.ts"
import type { Sealed } from "../../vault/model.ts"

/** The ways to pay a waiting order. `provider` is a handle to what the provider's component starts with. */
export interface OfferedMethods {
  readonly paymentTypes: readonly PaymentType[]
  /** `null` when the order can't be paid online, or not now. */
  readonly provider: Sealed | null
}

/** What came of showing the provider's component. `details` is a handle: card data never enters a world. */
export type Collected =
  | { readonly _tag: "Given"; readonly details: Sealed }
  /** The customer closed what was shown. */
  | { readonly _tag: "Cancelled" }
  /** The component did not load, or stopped. */
  | { readonly _tag: "Broken" }

/** A step of an attempt to pay; `details` is `null` only in a world that has a bug. */
export interface PaymentStep {
  readonly orderId: string
  readonly details: Sealed | null
  readonly key: string
}

/** The provider's answer (SPEC §8.4); `action` is a handle to what its component must do next. */
export interface ProviderAnswer {
  readonly resultCode: string
  readonly refusalReason: number | null
  readonly action: Sealed | null
}
