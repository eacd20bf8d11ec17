import type { OfferedStore } from "../../domain/address/offer.ts"
import type { Json } from "../../kernel/json.ts"
import type { Menu, Product } from "../../domain/menu/model.ts"
import type { StoreStatus } from "../../domain/store/model.ts"
import { millisecondsInHour } from "date-fns/constants"
import { marketOf } from "../../domain/market/markets.ts"
import type { DeviceContents } from "../../domain/device/model.ts"
import { emptyDevice } from "../../domain/device/rules/emptyDevice.ts"
import type { ShopCall, ShopCommand } from "../../messages/commands.ts"
import { seeShop, type ShopWorld } from "../../shop/shop.ts"
import { describeCoupon } from "../../domain/discount/rules/describeCoupon.ts"
import { rankStores } from "../../domain/store/rules/rankStores.ts"
import { openingAt } from "../../domain/store/rules/openingAt.ts"
import type { Chance } from "../chance.ts"
import type { Brought, Phase } from "../play.ts"
import { accountClerks } from "./accountClerks.ts"
import { broken, type Clerk, done, type Name, no } from "./clerk.ts"
import { failingExit } from "./failures.ts"
import { nextTracking, orderIdOf, orderOf } from "./orders.ts"
import { answerOf, closedStatus, collectedOf, placedStatus, statusOf } from "./payments.ts"
import { recruited } from "./people.ts"
import { judge, quote } from "./pricing.ts"
import type { Props } from "./props.ts"

const trackingIn = (world: ShopWorld, orderId: string) => {
  const { tracking } = seeShop(world)
  return tracking._tag === "Following" && tracking.order.orderId === orderId ? tracking.tracking : null
}

/** Until when something is sold out; left out for every other product, because older servers do not say. */
const endsOf = (gone: Product | undefined, { products }: Menu, now: number): Pick<StoreStatus, "soldOutUntil"> =>
  gone === undefined || products.indexOf(gone) % 2 === 0
    ? {}
    : { soldOutUntil: Object.fromEntries(gone.variations.map(({ code }) => [code, now + 3 * millisecondsInHour])) }

/** The entries that an earlier visit stored on the device: each is present or absent at random. */
const keptBefore = ({ kept }: Props, chance: Chance): Partial<DeviceContents> =>
  Object.fromEntries(kept.flatMap(({ entry, value }) => (chance.happens(0.1) ? [[entry, value]] : [])))

/** The successful answer of each call. */
const clerks: { readonly [Called in Name]: Clerk<Called> } = {
  ReadDevice: (_, { props, chance, phase }) => {
    if (phase === "recovery") return done(emptyDevice)
    return done({
      ...emptyDevice,
      ...keptBefore(props, chance),
      cart: chance.happens(0.3) ? (chance.pick(props.carts) ?? null) : null,
      attempt: chance.happens(0.1) ? (chance.pick(props.attempts) ?? null) : null,
      loggedIn: chance.happens(0.3),
    })
  },
  ...accountClerks,
  ReadSessionFlag: (_, { chance, phase }) => done(phase === "recovery" || chance.happens(0.8)),
  ReadPhone: ({ text }) =>
    done(
      /^[+\d][\d ]{7,}$/.test(text)
        ? { _tag: "Phone", e164: `+47${text.replace(/\D/g, "").slice(-8)}` }
        : { _tag: "NotAPhone", reason: "unreadable" },
    ),
  LoadStores: (_, { props }) => done(props.stores.map(({ store }) => store)),
  LoadStore: ({ store: wanted }, { props }) => {
    const found = props.stores.find(({ store }) => store.slug === wanted || store.id === wanted)
    return found ? done(found) : no(404, 1008)
  },
  LoadStatus: ({ store: wanted }, { world, props, chance, phase }) => {
    const found = props.stores.find(({ store }) => store.id === wanted)
    if (!found) return no(404, 1008)
    const { store, menu } = found
    const { timeZone } = marketOf(props.market)
    const wrong = phase === "faulty" ? (chance.pick([0, 0, 0, 300_000, -86_400_000]) ?? 0) : 0
    const soldOut = phase === "faulty" && chance.happens(0.2) ? chance.pick(menu.products) : undefined
    return done({
      ...openingAt(store.openingHours, store.schedule, timeZone, world.t),
      waitMinutes: store.waitMinutes,
      soldOutProducts: soldOut ? [soldOut.productCode] : [],
      soldOutVariations: [],
      ...endsOf(soldOut, menu, world.t),
      serverTime: world.t + wrong,
      paysOnline: true,
    })
  },
  FindAddresses: ({ query }, { props }) =>
    done(
      props.stores.map(({ store: { id, address, position } }, index) => ({
        id: `${id}-${index}`,
        street: query,
        number: String(index + 1),
        postalCode: address.postalCode,
        city: address.city,
        position,
      })),
    ),
  FindStores: ({ position }, { props, world }) => {
    if (position === null) return broken
    const { timeZone } = marketOf(props.market)
    const standing = props.stores.map(({ store }) => ({
      store,
      ...openingAt(store.openingHours, store.schedule, timeZone, world.t),
    }))
    const { delivering, nearest } = rankStores(standing, position)
    const offer = ({ standing: { store, open, changesAt } }: (typeof nearest)[number]): OfferedStore => ({
      id: store.id,
      slug: store.slug,
      name: store.name,
      address: store.address,
      position: store.position,
      open,
      changesAt,
      waitMinutes: store.waitMinutes,
      delivers: store.deliveryArea.length > 0,
      deliveryFee: store.deliveryFee,
      minimumDelivery: store.minimumDelivery,
    })
    return done({ delivering: delivering.map(offer), nearest: nearest.map(offer) })
  },
  ReadPosition: (_, { props, chance }) => {
    const position = chance.pick(props.stores)?.store.position
    return done(position && chance.happens(0.7) ? { _tag: "Here", position } : { _tag: "Nowhere", reason: "denied" })
  },
  ValidatePrice: ({ request }, { props, world }) => {
    if (request === null) return broken
    const quoted = quote(request, props, world.t)
    return quoted._tag === "Priced" ? done(quoted.price) : { _tag: "No", failure: quoted.failure }
  },
  JudgeCode: ({ asked }, { props, world }) => {
    const verdict = judge(asked, props, world.t)
    if (verdict._tag === "Counts") return done({ code: verdict.coupon.code })
    const problem = { code: verdict.code, message: `problem ${verdict.code}`, coupons: verdict.coupons }
    return { _tag: "No", failure: { _tag: "Refused", status: 400, problems: [problem] } }
  },
  PlaceOrder: ({ attempt }, { chance, phase, world }) => {
    if (attempt === null) return broken
    const { validation } = seeShop(world)
    if (phase === "faulty" && chance.happens(0.2) && validation._tag === "Confirmed") {
      const { price } = validation
      const dearer = { ...price, customerAmount: (price.customerAmount + 100) as typeof price.customerAmount }
      const problems = [{ code: 1002, message: "problem 1002" }]
      return { _tag: "No", failure: { _tag: "Refused", status: 409, problems, price: dearer } }
    }
    // Another tab stored other text first.
    if (phase === "faulty" && chance.happens(0.05)) {
      const problems = [{ code: 1006, message: "problem 1006" }]
      return { _tag: "No", failure: { _tag: "Refused", status: 409, problems, ordered: orderIdOf(attempt.key) } }
    }
    if (phase === "faulty" && attempt.order.paymentType === "INSTORE" && chance.happens(0.3)) {
      const problem = { code: 3016, message: "problem 3016", ways: ["proveNumber", "payOnline"] as const }
      return { _tag: "No", failure: { _tag: "Refused", status: 400, problems: [problem] } }
    }
    return done({ orderId: orderIdOf(attempt.key) })
  },
  ReadPayment: ({ orderId }, { chance, phase }) => done(statusOf(orderId, chance, phase)),
  LoadPaymentMethods: () => done({ paymentTypes: ["INSTORE", "ADYEN"], provider: { sealed: "play-1" } }),
  CollectPayment: (_, { chance, phase }) => done(collectedOf(chance, phase)),
  ShowPaymentAction: (_, { chance, phase }) => done(collectedOf(chance, phase)),
  BeginPayment: (_, { chance, phase }) => done(answerOf(chance, phase)),
  ContinuePayment: (_, { chance, phase }) => done(answerOf(chance, phase)),
  PayOtherwise: ({ orderId, paymentType }) => done({ ...placedStatus(orderId), paymentType }),
  GiveUpPayment: ({ orderId }, { chance, phase }) =>
    done(chance.happens(0.8) ? closedStatus(orderId) : statusOf(orderId, chance, phase)),
  LoadUpsells: ({ storeId }, { props, chance }) => {
    const products = props.stores.find(({ store }) => store.id === storeId)?.menu.products ?? []
    const [first, ...others] = products.filter(() => chance.happens(0.5)).map(({ productCode }) => productCode)
    if (first === undefined) return done([])
    const title = { nb: "Hylle", sv: "Hylla", en: "Shelf" }
    return done([{ id: "shelf", title, whenInCart: [], unlessInCart: [], products: [first, ...others], priority: 1 }])
  },
  LoadOffers: ({ isLoggedIn }, { props }) => {
    const discounts = props.coupons.map((coupon) => ({ ...coupon, descriptions: describeCoupon(coupon) }))
    return done({ deals: [], discounts: isLoggedIn ? discounts : [] })
  },
  LoadOrder: ({ orderId }, { props, world }) =>
    orderId.startsWith(orderIdOf(""))
      ? done(orderOf(orderId, trackingIn(world, orderId), props, world.t))
      : no(404, 1008),
  LoadOrders: ({ skip }, { props, world }) => {
    const total = 13
    const numbers = Array.from({ length: Math.max(0, Math.min(10, total - skip)) }, (_, index) => skip + index)
    const items = numbers.map((number) => orderOf(orderIdOf(`old-${number}`), null, props, world.t))
    return done({ total, items })
  },
  ShareOrder: (_, { chance }) =>
    done(
      chance.happens(0.5)
        ? { _tag: "Copied", opens: chance.happens(0.5) ? "anyone" : "orderer" }
        : { _tag: chance.pick(["Shared", "Dismissed", "Unavailable"] as const) ?? "Shared" },
    ),
  RecruitFriend: ({ to }, { chance }) =>
    to.phoneNumber === undefined && to.email === undefined
      ? done({ ...recruited, sent: false })
      : chance.happens(0.7)
        ? done({ ...recruited, sent: true })
        : no(400, chance.pick([1009, 1031, 3016, 4034]) ?? 4034),
  HandCode: (_, { chance }) =>
    done({ _tag: chance.pick(["Shared", "Copied", "Dismissed", "Unavailable"] as const) ?? "Copied" }),
  AskForNotices: (_, { chance }) => done(chance.happens(0.7) ? "granted" : "denied"),
  FollowOrder: ({ orderId }, { world, chance, phase }) => {
    const tracking = trackingIn(world, orderId)
    if (tracking === null) return { _tag: "Silence" }
    const next = nextTracking(tracking, world.t)
    if (next === null || (phase === "faulty" && chance.happens(0.2))) return done(null)
    return { _tag: "News", news: next }
  },
}

/** Calls answered by the device alone: the network cannot fail, but the services may not be loaded yet. */
const local: ReadonlySet<Name> = new Set([
  "ReadDevice",
  "ReadPhone",
  "ReadSessionFlag",
  "ReadPosition",
  "ShareOrder",
  "HandCode",
  "AskForNotices",
])

/** The share of failures in the faulty phase. The start of a payment, which few runs reach, fails more often. */
const failureRate = (type: Name): number => (local.has(type) ? 0.05 : type === "BeginPayment" ? 0.45 : 0.33)

/** Answers a call of the shop: with any failure in the faulty phase, correctly in the recovery phase. */
export const answer = (command: ShopCommand, world: ShopWorld, props: Props, chance: Chance, phase: Phase): Brought => {
  const call = command as ShopCall
  if (phase === "faulty" && chance.happens(failureRate(call.type))) {
    return { _tag: "End", exit: failingExit(call.type, chance) }
  }
  const clerk = clerks[call.type] as Clerk<Name>
  const said = clerk(call, { world, props, chance, phase })
  switch (said._tag) {
    case "Done":
      return { _tag: "End", exit: { _tag: "Done", value: said.value as unknown as Json } }
    case "No":
      return { _tag: "End", exit: { _tag: "Failed", error: said.failure as unknown as Json } }
    case "News":
      return { _tag: "News", news: said.news as Json }
    case "Silence":
      return said
  }
}
