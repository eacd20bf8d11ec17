import type { Json } from "../../kernel/json.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { Menu } from "../../domain/menu/model.ts"
import type { Screen } from "../../domain/route/model.ts"
import { writePath } from "../../domain/route/rules/writePath.ts"
import type { ShopViews } from "../../shop/shop.ts"
import type { Props } from "./props.ts"
import type { Place, Supply } from "./drawValue.ts"

const codesOf = (menu: Menu | undefined): readonly string[] =>
  menu?.products.flatMap(({ variations }) => variations.map(({ code }) => code)) ?? []

const pathsIn = (see: ShopViews, { stores }: Props): readonly string[] => {
  const slugs = stores.map(({ store }) => store.slug)
  const products = see.store.current?.menu.products ?? []
  const shown = see.store.current?.store.slug ?? ""
  const orderId = see.cart.activeOrderId ?? "nobody-placed-this"
  const screens: readonly Screen[] = [
    { _tag: "Landing" },
    { _tag: "Stores" },
    ...slugs.map((storeSlug): Screen => ({ _tag: "Menu", storeSlug })),
    ...products.slice(0, 4).map(({ slug }): Screen => ({ _tag: "Product", storeSlug: shown, productSlug: slug })),
    { _tag: "Menu", storeSlug: "nowhere" },
    { _tag: "Cart" },
    { _tag: "Extras" },
    { _tag: "Checkout" },
    { _tag: "Checkout" },
    { _tag: "Tracking", orderId },
    { _tag: "Organisation", organisationId: "organisation-1" },
    { _tag: "LoggedOut" },
    { _tag: "Login" },
    { _tag: "NewPassword" },
    { _tag: "Unsubscribe" },
    { _tag: "NotFound", path: "/nowhere" },
  ]
  const market = marketOf(see.route.market)
  return screens.map((screen) => writePath(market, see.route.language, screen))
}

type Supplier = (see: ShopViews, props: Props) => readonly Json[]

const lineIds: Supplier = (see) => see.cart.lines.map(({ id }) => id)
const variationCodes: Supplier = (see, { stores }) => codesOf(see.store.current?.menu ?? stores[0]?.menu)
const ingredientCodes: Supplier = (see) =>
  see.store.current?.menu.ingredients.map(({ productCode }) => productCode) ?? []
const coupons: Supplier = (_, props) => [...props.coupons.map(({ code }) => code), "NOSUCH"]

/** The open dialog, and now and then one that is not open. */
const dialogs: Supplier = ({ dialog: { open } }) => [open?.id ?? "d0", open?.id ?? "d0", "d1"]

const savedIds = ({ addressBook }: ShopViews): readonly string[] =>
  addressBook._tag === "Closed" ? ["a0"] : [...addressBook.addresses.map(({ id }) => id), "a0"]

/** Sensible values by the last field names of a place; the longest match wins. */
const suppliers: Readonly<Record<string, Supplier>> = {
  path: pathsIn,
  storeSlug: (_, { stores }) => stores.map(({ store }) => store.slug),
  storeId: (_, { stores }) => stores.map(({ store }) => store.id),
  productId: (see) => see.store.current?.menu.products.map(({ id }) => id) ?? [],
  productSlug: (see) => see.store.current?.menu.products.map(({ slug }) => slug) ?? [],
  variationCode: variationCodes,
  secondVariationCode: (see, props) => [null, null, ...variationCodes(see, props)],
  "lines.codes": (see, props) => variationCodes(see, props).map((code) => [code]),
  "ingredients.code": ingredientCodes,
  "IngredientToggled.code": ingredientCodes,
  "ExtraToggled.code": ingredientCodes,
  "LevelChosen.code": ingredientCodes,
  "VariationChosen.code": variationCodes,
  "DealPicked.code": coupons,
  "CouponRemoved.code": (see) => see.cart.manualDeals,
  "CouponTyped.code": coupons,
  couponCode: coupons,
  lineId: (see, props) => [null, ...lineIds(see, props)],
  "LineEdited.id": lineIds,
  "LineIncreased.id": lineIds,
  "LineDecreased.id": lineIds,
  "LineRemoved.id": lineIds,
  "AddressFormOpened.id": (see) => [null, ...savedIds(see)],
  "DefaultAddressChosen.id": savedIds,
  "PasskeyRemovalWanted.id": () => ["k1", "k2", "k0"],
  "OtherLoginEnded.id": () => [null, "s1", "s2"],
  "SavedAddressChosen.id": savedIds,
  "MemberFormOpened.customerId": () => ["customer-1", "customer-2", "nobody"],
  "ExportPeriodChosen.period": () => ["2026-11", "2026"],
  invitationId: () => ["i1", "i2"],
  hotspotId: (see) => see.store.current?.store.hotspots.map(({ id }) => id) ?? [],
  slot: ({ timing }) =>
    timing._tag === "Open" ? (timing.picker?.hours.flatMap(({ minutes }) => minutes.map(({ at }) => at)) ?? []) : [],
  option: ({ timing }) => [
    "now",
    "today",
    "tomorrow",
    ...(timing._tag === "Open" ? (timing.picker?.offered.dates.slice(0, 3) ?? []) : []),
  ],
  text: () => ["Kunde", "En", "40 00 00 00", "070 174 06 05", "+47 400 00 001", "kunde@example.test", "", "12"],
  "DialogConfirmed.id": dialogs,
  "DialogCancelled.id": dialogs,
  "DialogClosed.id": dialogs,
  "ModalClosed.id": ({ overlay: { modal } }) => [modal?.id ?? "m0", modal?.id ?? "m0", "m1"],
  "KeptElsewhere.kept": (_, props) => [...props.kept, ...props.kept.map(({ entry }) => ({ entry, value: null }))],
  query: ({ store }) => ["", "pizza", "oli", ...(store.current?.menu.products.map(({ name }) => name.nb) ?? [])],
  index: ({ finder }) => [null, ...finder.suggestions.map((_, index) => index)],
  distance: () => [-300, -20, 20, 300],
  "CartChangedElsewhere.cart": (_, props) => [null, ...props.carts] as readonly Json[],
  "CartChangedElsewhere.before": (_, props) => [null, ...props.carts] as readonly Json[],
  organisationId: () => [null, "organisation-1", "organisation-2"],
  sealed: () => ["code-1", "code-2"],
  email: () => ["kunde@example.test"],
  friend: () => ["400 00 055", "venn@example.test", "venn@", "", "Kari"],
  phone: () => ["+4740000000"],
  position: (_, { stores }) =>
    stores.flatMap(({ store: { position } }) => [{ latitude: position.latitude, longitude: position.longitude }]),
  "lines.quantity": () => [1, 2],
  quantity: () => [1, 1, 1, 2, 3],
}

/** The sensible values for each place of an event in this world. The first name is the event's type. */
export const supplyFor =
  (see: ShopViews, props: Props): Supply =>
  (place: Place) => {
    const name = place.at(-1) ?? ""
    const above = place.at(-2)
    // A level is a quantity too, but its schema is more precise.
    if (above === "ingredients" && name === "quantity") return undefined
    const supplier = suppliers[`${above}.${name}`] ?? (name === "cart" ? undefined : suppliers[name])
    return supplier?.(see, props)
  }
