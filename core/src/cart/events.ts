import { Schema } from "effect"
import { GivenDiscount } from "../discount/chosen.ts"
import { DeliveryMethod, LineIngredient, Pieces } from "../order/model.ts"
import { HotspotParameters, PizzaSize, ShippingAddress, StoredCart } from "./model.ts"

const code = Schema.String.check(Schema.isBetweenLength(1, 100))

/** A product in a size and crust was put in the cart, from the store that is shown. */
export const ProductAdded = Schema.Struct({
  type: Schema.Literal("ProductAdded"),
  productId: Schema.String,
  variationCode: Schema.String,
  quantity: Pieces,
})

/** What was put together; what it is called and costs follows from the menu. */
const made = {
  variationCode: code,
  /** The right half of a half-and-half. */
  secondVariationCode: Schema.NullOr(code),
  /** Ingredients in which it may differ from the menu's; what is not named is as it comes. */
  ingredients: Schema.Array(LineIngredient).check(Schema.isMaxLength(200)),
  quantity: Pieces,
}

/** A configured item was put in the cart, from the store that is shown (SPEC §4.2). */
export const ItemAdded = Schema.Struct({
  type: Schema.Literal("ItemAdded"),
  ...made,
  /** A line to merge with even if it is made otherwise; lines with the same path merge in any case. */
  lineId: Schema.NullOr(Schema.String),
  /** What happens to a line that it merges with: one piece more, its pieces more, or it is replaced. */
  merge: Schema.Literals(["one", "all", "replace"]),
  /** Whether it begins a cart anew: what is in it goes. */
  newStore: Schema.Boolean,
})

/** A line was changed in the editor: what was made stands in its place. */
export const LineEdited = Schema.Struct({ type: Schema.Literal("LineEdited"), id: Schema.String, ...made })

export const LineIncreased = Schema.Struct({ type: Schema.Literal("LineIncreased"), id: Schema.String })
/** One piece less; the line goes at quantity 1 (SPEC §4.2). */
export const LineDecreased = Schema.Struct({ type: Schema.Literal("LineDecreased"), id: Schema.String })
export const LineRemoved = Schema.Struct({ type: Schema.Literal("LineRemoved"), id: Schema.String })
/** The line that went last was wanted after all. */
export const RemovalUndone = Schema.Struct({ type: Schema.Literal("RemovalUndone") })
/** Everything was taken out: items, discounts, points. Where and how it would be handed over stays. */
export const CartEmptied = Schema.Struct({ type: Schema.Literal("CartEmptied") })

/** The lines of an earlier order were wanted again, from the store that made it. */
export const Reordered = Schema.Struct({
  type: Schema.Literal("Reordered"),
  storeId: Schema.String,
  lines: Schema.Array(
    Schema.Struct({
      /** As it was called then, to tell what is no longer sold. */
      name: Schema.String.check(Schema.isMaxLength(300)),
      codes: Schema.Array(code).check(Schema.isBetweenLength(1, 2)),
      quantity: Pieces,
      ingredients: Schema.Array(LineIngredient).check(Schema.isMaxLength(200)),
    }),
  ).check(Schema.isMaxLength(200)),
})

/** How the food is to be handed over; a hotspot is chosen with `HotspotChosen`. */
export const MethodChosen = Schema.Struct({ type: Schema.Literal("MethodChosen"), method: DeliveryMethod })
export const AddressChosen = Schema.Struct({
  type: Schema.Literal("AddressChosen"),
  address: Schema.NullOr(ShippingAddress),
})
/** The hotspot of the cart's store to bring the food to; the method becomes hotspot. */
export const HotspotChosen = Schema.Struct({
  type: Schema.Literal("HotspotChosen"),
  hotspotId: Schema.String,
  parameters: HotspotParameters,
})
export const ContactlessChosen = Schema.Struct({
  type: Schema.Literal("ContactlessChosen"),
  contactless: Schema.Boolean,
})

/** A discount was chosen, or with `Nothing` all were removed; the three kinds exclude one another (SPEC §4.2). */
export const DiscountChosen = Schema.Struct({
  type: Schema.Literal("DiscountChosen"),
  choice: Schema.TaggedUnion({
    UserDiscount: { discount: GivenDiscount },
    OrganisationDiscount: { discount: GivenDiscount },
    ManualDeals: { codes: Schema.Array(code).check(Schema.isMaxLength(20)) },
    Nothing: {},
  }),
})
/** A code was typed or a deal picked: one more manual deal. */
export const CouponEntered = Schema.Struct({ type: Schema.Literal("CouponEntered"), code })
/** Points are to pay for a part, or no longer; excludes the discounts (DECISIONS §9). */
export const LoyaltyChosen = Schema.Struct({ type: Schema.Literal("LoyaltyChosen"), useLoyalty: Schema.Boolean })
/** The terms of loyalty were accepted for this order, or not. */
export const LoyaltyAgreed = Schema.Struct({ type: Schema.Literal("LoyaltyAgreed"), agreed: Schema.Boolean })
/** The size that pizzas are first shown in. */
export const PizzaSizePreferred = Schema.Struct({ type: Schema.Literal("PizzaSizePreferred"), size: PizzaSize })

/** Another tab of the same browser wrote the cart; `null` when it was cleared there. */
export const CartChangedElsewhere = Schema.Struct({
  type: Schema.Literal("CartChangedElsewhere"),
  cart: Schema.NullOr(StoredCart),
})

/** The cart tells the house that what has to be priced is another now (SPEC §5). */
export interface CartChanged {
  readonly type: "CartChanged"
}

/** The cart tells the house that its items are of another store now; `CartChanged` follows. */
export interface CartMoved {
  readonly type: "CartMoved"
  readonly storeName: string
}

export const CartEvents = [
  ProductAdded,
  ItemAdded,
  LineEdited,
  LineIncreased,
  LineDecreased,
  LineRemoved,
  RemovalUndone,
  CartEmptied,
  Reordered,
  MethodChosen,
  AddressChosen,
  HotspotChosen,
  ContactlessChosen,
  DiscountChosen,
  CouponEntered,
  LoyaltyChosen,
  LoyaltyAgreed,
  PizzaSizePreferred,
  CartChangedElsewhere,
] as const
