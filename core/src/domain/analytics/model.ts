import type { Minor } from "../money/model.ts"
import type { Category } from "../menu/model.ts"
import type { ModalEnd, ModalName } from "../overlay/model.ts"

/** A product viewed, added or bought; prices per piece, in minor units. */
export interface AnalyticsItem {
  readonly variationCode: string
  readonly category: Category
  readonly price: Minor
  readonly quantity: number
}

interface Named<Name extends string, Properties> {
  readonly name: Name
  readonly properties: Properties
}

/** Analytics events (SPEC §7.5). None contains a name, address, phone number or free text. */
export type AnalyticsEvent =
  | Named<"page_view", { readonly title: string; readonly path: string }>
  | Named<"view_item_list", { readonly list: Category }>
  | Named<"add_to_cart", { readonly items: readonly AnalyticsItem[] }>
  | Named<"begin_checkout", { readonly value: Minor; readonly items: readonly AnalyticsItem[] }>
  | Named<"purchase", { readonly orderId: string; readonly value: Minor; readonly items: readonly AnalyticsItem[] }>
  | Named<"payment_failed", { readonly orderId: string; readonly reason: string }>
  | Named<"login", { readonly method: "sms" | "email" }>
  | Named<"sign_up", { readonly kind: "personal" | "organisation" }>
  | Named<"discount_added", { readonly code: string; readonly kind: "user" | "organisation" | "deal" }>
  | Named<"organisation_invite_sent", { readonly organisationId: string }>
  | Named<"recruit_friend", object>
  | Named<"modal_closed", { readonly modal: ModalName; readonly by: ModalEnd }>
