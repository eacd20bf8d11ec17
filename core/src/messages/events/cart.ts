import { Schema } from "effect"
import { GivenDiscount } from "../../domain/discount/chosen.ts"
import { DeliveryMethod, LineIngredient, Pieces } from "../../domain/order/model.ts"
import { EarlierOrder } from "../../domain/cart/again.ts"
import { HotspotParameters, PizzaSize, ShippingAddress, StoredCart } from "../../domain/cart/model.ts"
import { personalHere } from "../../domain/text/personal.ts"

const code = Schema.String.check(Schema.isBetweenLength(1, 100))

/** A product in a size and crust was added to the cart, from the shown store. */
export const ProductAdded = Schema.Struct({
  type: Schema.Literal("ProductAdded"),
  productId: Schema.String,
  variationCode: Schema.String,
  quantity: Pieces,
  /** The store whose menu was pressed: the shown one may be another by the time that the cart's code has loaded. */
  storeId: Schema.optionalKey(Schema.String),
})

/** The configured item; the menu gives its name and price. */
const made = {
  variationCode: code,
  /** The right half of a half-and-half. */
  secondVariationCode: Schema.NullOr(code),
  /** Changes from the menu's defaults; omitted ingredients stay. */
  ingredients: Schema.Array(LineIngredient).check(Schema.isMaxLength(200)),
  quantity: Pieces,
}

/** A configured item was added to the cart, from the shown store (SPEC §4.2). */
export const ItemAdded = Schema.Struct({
  type: Schema.Literal("ItemAdded"),
  ...made,
  /** A line to merge with even if it is configured differently; lines with the same path always merge. */
  lineId: Schema.NullOr(Schema.String),
  /** How a line merges with it: one piece more, all pieces added, or replaced. */
  merge: Schema.Literals(["one", "all", "replace"]),
  /** True to start a new cart, discarding the items in it. */
  newStore: Schema.Boolean,
})

/** A line was edited; the new configuration replaces it. */
export const LineEdited = Schema.Struct({ type: Schema.Literal("LineEdited"), id: Schema.String, ...made })

export const LineIncreased = Schema.Struct({ type: Schema.Literal("LineIncreased"), id: Schema.String })
/** One piece less; at quantity 1 the line is removed (SPEC §4.2). */
export const LineDecreased = Schema.Struct({ type: Schema.Literal("LineDecreased"), id: Schema.String })
export const LineRemoved = Schema.Struct({ type: Schema.Literal("LineRemoved"), id: Schema.String })
/** The last removal was undone. */
export const RemovalUndone = Schema.Struct({ type: Schema.Literal("RemovalUndone") })
/** The cart's last move to another store was undone: everything is as it was there. */
export const MoveUndone = Schema.Struct({ type: Schema.Literal("MoveUndone") })
/** The cart was emptied: items, discounts, points. The delivery details stay. */
export const CartEmptied = Schema.Struct({ type: Schema.Literal("CartEmptied") })

/** An earlier order was asked for again, from the store that made it. A cart with food in it asks first what to do. */
export const Reordered = Schema.Struct({ type: Schema.Literal("Reordered"), ...EarlierOrder.fields })
/** The customer has read what did not come along from an earlier order. */
export const LeftOutDismissed = Schema.Struct({ type: Schema.Literal("LeftOutDismissed") })

/** The delivery method was chosen; for a hotspot see `HotspotChosen`. */
export const MethodChosen = Schema.Struct({ type: Schema.Literal("MethodChosen"), method: DeliveryMethod })
export const AddressChosen = Schema.Struct({
  type: Schema.Literal("AddressChosen"),
  address: Schema.NullOr(ShippingAddress),
})
/** The customer typed how to find the door of the chosen address: a code, a floor. */
export const DoorDescribed = Schema.Struct({
  type: Schema.Literal("DoorDescribed"),
  text: personalHere(Schema.String.check(Schema.isMaxLength(500))),
})
/** A hotspot of the cart's store was chosen; the method becomes hotspot. */
export const HotspotChosen = Schema.Struct({
  type: Schema.Literal("HotspotChosen"),
  hotspotId: Schema.String,
  /** Left out, the answers that the customer gave at this hotspot before stay, to what it still asks. */
  parameters: Schema.optionalKey(HotspotParameters),
})
export const ContactlessChosen = Schema.Struct({
  type: Schema.Literal("ContactlessChosen"),
  contactless: Schema.Boolean,
})

/**
 * A granted discount was chosen, or with `Nothing` all were removed; it excludes codes (SPEC §4.2), which enter the cart
 * once they are judged.
 */
export const DiscountChosen = Schema.Struct({
  type: Schema.Literal("DiscountChosen"),
  choice: Schema.TaggedUnion({
    UserDiscount: { discount: GivenDiscount },
    OrganisationDiscount: { discount: GivenDiscount },
    Nothing: {},
  }),
})
/** A code of the cart was removed: a manual deal, or a granted discount by its code. */
export const CouponRemoved = Schema.Struct({ type: Schema.Literal("CouponRemoved"), code })
/** The lapse of codes was undone: the goods that they counted for come back, and the codes with them. */
export const LapseUndone = Schema.Struct({ type: Schema.Literal("LapseUndone") })
/** Points were chosen to pay part, or not any more; excludes the discounts (DECISIONS §9). */
export const LoyaltyChosen = Schema.Struct({ type: Schema.Literal("LoyaltyChosen"), useLoyalty: Schema.Boolean })
/** The loyalty terms were accepted for this order, or not. */
export const LoyaltyAgreed = Schema.Struct({ type: Schema.Literal("LoyaltyAgreed"), agreed: Schema.Boolean })
/** The size preselected for pizzas. */
export const PizzaSizePreferred = Schema.Struct({ type: Schema.Literal("PizzaSizePreferred"), size: PizzaSize })

/** Another tab of the same browser wrote the cart; `null` when it cleared it. */
export const CartChangedElsewhere = Schema.Struct({
  type: Schema.Literal("CartChangedElsewhere"),
  cart: Schema.NullOr(StoredCart),
  /** When this tab has changed its own cart meanwhile, and not stored it: the stored cart that both have changed. */
  before: Schema.optionalKey(Schema.NullOr(StoredCart)),
})

/** Emitted by the cart when anything that affects the price has changed (SPEC §5). */
export interface CartChanged {
  readonly type: "CartChanged"
}

/** Emitted by the cart when its items moved to another store; `CartChanged` follows. */
export interface CartMoved {
  readonly type: "CartMoved"
  readonly storeName: string
}

/**
 * How an earlier order comes into the cart: joins what is there, or replaces it; what a move to another store took out
 * comes back; or its beer follows, now that the customer has said that they are of age.
 */
export type ReorderHow = "add" | "replace" | "back" | "ofAge"

/** An earlier order comes into the cart, once its store's menu and stock are known. */
export interface ReorderAgreed {
  readonly type: "ReorderAgreed"
  readonly order: EarlierOrder
  readonly how: ReorderHow
}

/** A product or a configured item that waits for the customer's answer before it is added. */
export type ItemWanted = typeof ProductAdded.Type | typeof ItemAdded.Type

/** The customer agreed that the cart moves to this store; the item that waited is added. */
export interface MoveAgreed {
  readonly type: "MoveAgreed"
  readonly storeId: string
  readonly wanted: ItemWanted
}

export const CartEvents = [
  ProductAdded,
  ItemAdded,
  LineEdited,
  LineIncreased,
  LineDecreased,
  LineRemoved,
  RemovalUndone,
  MoveUndone,
  CartEmptied,
  Reordered,
  LeftOutDismissed,
  MethodChosen,
  AddressChosen,
  DoorDescribed,
  HotspotChosen,
  ContactlessChosen,
  DiscountChosen,
  CouponRemoved,
  LapseUndone,
  LoyaltyChosen,
  LoyaltyAgreed,
  PizzaSizePreferred,
  CartChangedElsewhere,
] as const
