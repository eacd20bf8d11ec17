import { marketOf } from "@skorpe/core/domain/market"
import { readFixtures } from "@skorpe/fixtures"
import { Effect, Layer } from "effect"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { BotCheck } from "./botCheck/BotCheck.ts"
import { proofOfWork } from "./botCheck/proofOfWork.ts"
import { callersLayer } from "./accounts/callers.ts"
import { accountLimits, Limits } from "./accounts/limits.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { Offers } from "./catalogue/Offers.ts"
import { StoreLoads } from "./catalogue/StoreLoads.ts"
import { connect, type FoundDatabase } from "./database/connection.ts"
import type { Contents } from "./database/freshDatabase.ts"
import { migrate } from "./database/migrate.ts"
import { seed } from "./database/seed.ts"
import { type People, seedPeople } from "./database/seeds/people.ts"
import { openLedgers } from "./database/seeds/ledgers.ts"
import { seedsOf } from "./database/seeds/seeds.ts"
import { Closing } from "./http/Closing.ts"
import { Pictures } from "./images/Pictures.ts"
import { KitchenChanges } from "./kitchen/KitchenChanges.ts"
import { LimitsOfOrders, orderLimits } from "./limits/orderLimits.ts"
import { chooseDelivery } from "./messages/chooseDelivery.ts"
import { DeliveryChoice } from "./messages/DeliveryChoice.ts"
import { OrderChanges } from "./orders/OrderChanges.ts"
import { OrderNumbers } from "./orders/OrderNumbers.ts"
import { CardPayments } from "./cardPayments/CardPayments.ts"
import { standardCapacity } from "./http/admission.ts"
import { PayingPlaces } from "./cardPayments/PayingPlaces.ts"
import { tracedPayments } from "./cardPayments/tracedPayments.ts"
import { siteAt } from "./passkeys/PasskeySite.ts"
import { simpleWebAuthn } from "./passkeys/simpleWebAuthn.ts"
import { PaymentWake } from "./payments/PaymentWake.ts"
import { LimitsOfReports, reportLimits } from "./reports/limits.ts"
import { ServerSecret } from "./secrets/ServerSecret.ts"
import type { ServerOptions } from "./serverOptions.ts"
import { Settings } from "./settings/Settings.ts"
import { builtShop } from "./shop/builtShop.ts"
import { ShopRenderer } from "./shop/ShopRenderer.ts"
import { Intake } from "./telemetry/Intake.ts"
import { RequestFigures } from "./watching/RequestFigures.ts"

/** The version that answers and traces name. */
export const version = "0.1.0"

const halfAnHour = minutesToMilliseconds(30)

/** The initial contents of every server's database: the newest schema, and the market's fixtures. */
export const contentsOf = (options: ServerOptions): Contents => {
  const seeds = seedsOf(options.market, options)
  return { key: seeds.fingerprint, fill: Effect.andThen(migrate, seed(options.market, seeds)) }
}

/** All services of the handlers: the database, migrated and seeded, and what is cached from it. */
export const serverServices = (options: ServerOptions, found: FoundDatabase, staffKey: string) => {
  const usual = marketOf(options.market)
  const market = options.loyalty === false ? { ...usual, loyalty: null } : usual
  const shopUrl = (options.shopUrl ?? `http://localhost:${options.port}`).replace(/\/+$/, "")
  const now = options.clock ?? Date.now
  const lapsesAfter = options.lapsesAfter ?? halfAnHour
  const settings = Layer.succeed(Settings, {
    market,
    now,
    staffKey,
    lapsesAfter,
    shopUrl,
    tagManager: options.tagManager ?? null,
    version,
  })
  const prepared = Layer.effectDiscard(
    contentsOf(options).fill.pipe(
      Effect.andThen(seedPeople(() => options.people ?? firstPeople(options))),
      Effect.andThen(openLedgers),
    ),
  )
  const database = prepared.pipe(Layer.provideMerge(connect(found)), Layer.provideMerge(settings))
  const catalogue = Layer.mergeAll(Catalogue.layer, ShopRenderer.layer(options.shop ?? builtShop(options.market)))
  return Layer.mergeAll(
    StoreLoads.layer,
    Offers.layer,
    Intake.layer,
    RequestFigures.layer,
    KitchenChanges.layer.pipe(Layer.provideMerge(OrderChanges.layer)),
    OrderNumbers.layer,
    Closing.layer,
    callersLayer,
    PaymentWake.layer,
    tracedPayments(cardPaymentsOf(options)),
    PayingPlaces.layer(customersPaying(options)),
    botCheckOf(options).pipe(Layer.provideMerge(ServerSecret.layer(options.secret, found.folder))),
    simpleWebAuthn(options.passkeys ?? siteAt(shopUrl)),
    Layer.succeed(DeliveryChoice, chooseDelivery(options.gateways ?? {})),
    Layer.succeed(Limits, { ...accountLimits, ...options.limits }),
    Layer.succeed(LimitsOfOrders, options.orderLimits === undefined ? orderLimits : options.orderLimits),
    Layer.succeed(LimitsOfReports, { ...reportLimits, ...options.reportLimits }),
    Pictures.layer,
  ).pipe(Layer.provideMerge(catalogue), Layer.provideMerge(database))
}

/** Our own proof of work, unless another provider was given or the check is off. */
const botCheckOf = ({ botCheck }: ServerOptions) => (botCheck === null ? BotCheck.off : (botCheck ?? proofOfWork))

/** Half of the places; the other half is left for calls that do not use the card provider. */
const customersPaying = ({ capacity = standardCapacity }: ServerOptions): number =>
  Math.max(1, Math.floor(capacity.concurrent / 2))

/** The provider's library loads only where there is an account. */
const cardPaymentsOf = ({ cardPayments, adyen }: ServerOptions): Layer.Layer<CardPayments, never, Settings> => {
  if (cardPayments !== undefined || adyen === undefined) return cardPayments ?? CardPayments.notOffered
  return Layer.unwrap(
    Effect.map(
      Effect.promise(() => import("./cardPayments/adyen/adyenPayments.ts")),
      ({ adyenPayments }) => adyenPayments(adyen),
    ),
  )
}

/** A database that a URL names belongs to an operator, so no fictional people are seeded there. */
const firstPeople = ({ market, database }: ServerOptions): People =>
  database._tag === "Url" ? { customers: [], organisations: [] } : readFixtures(market)
