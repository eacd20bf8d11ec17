import { marketOf } from "@skorpe/core/market"
import { readFixtures } from "@skorpe/fixtures"
import { Effect, Layer } from "effect"
import { callersLayer } from "./accounts/callers.ts"
import { accountLimits, Limits } from "./accounts/limits.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { Offers } from "./catalogue/Offers.ts"
import { StoreLoads } from "./catalogue/StoreLoads.ts"
import { connect, type FoundDatabase } from "./database/connection.ts"
import { migrate } from "./database/migrate.ts"
import { seed } from "./database/seed.ts"
import { type People, seedPeople } from "./database/seeds/people.ts"
import { openLedgers } from "./database/seeds/ledgers.ts"
import { seedsOf } from "./database/seeds/seeds.ts"
import { Closing } from "./http/Closing.ts"
import { Pictures } from "./images/Pictures.ts"
import { chooseDelivery } from "./messages/chooseDelivery.ts"
import { DeliveryChoice } from "./messages/DeliveryChoice.ts"
import { OrderChanges } from "./orders/OrderChanges.ts"
import { OrderNumbers } from "./orders/OrderNumbers.ts"
import { CardPayments } from "./payments/CardPayments.ts"
import { PaymentBell } from "./payments/PaymentBell.ts"
import { ServerSecret } from "./ServerSecret.ts"
import type { ServerOptions } from "./serverOptions.ts"
import { Settings } from "./settings.ts"
import { builtShop } from "./shop/builtShop.ts"
import { ShopDrawing } from "./shop/ShopDrawing.ts"
import { Intake } from "./telemetry/Intake.ts"

const version = "0.1.0"

const halfAnHour = 30 * 60_000

/** Everything that handlers need: the database in its newest shape and filled, and what is kept in memory of it. */
export const serverServices = (options: ServerOptions, found: FoundDatabase, staffKey: string) => {
  const usual = marketOf(options.market)
  const market = options.loyalty === false ? { ...usual, loyalty: null } : usual
  const shopUrl = (options.shopUrl ?? `http://localhost:${options.port}`).replace(/\/+$/, "")
  const now = options.clock ?? Date.now
  const lapsesAfter = options.lapsesAfter ?? halfAnHour
  const settings = Layer.succeed(Settings, { market, now, staffKey, lapsesAfter, shopUrl, version })
  const prepared = Layer.effectDiscard(
    migrate.pipe(
      Effect.andThen(seed(options.market, seedsOf(options.market, options))),
      Effect.andThen(seedPeople(() => options.people ?? firstPeople(options))),
      Effect.andThen(openLedgers),
    ),
  )
  const database = prepared.pipe(Layer.provideMerge(connect(found)), Layer.provideMerge(settings))
  const catalogue = Layer.mergeAll(Catalogue.layer, ShopDrawing.layer(options.shop ?? builtShop(options.market)))
  return Layer.mergeAll(
    StoreLoads.layer,
    Offers.layer,
    Intake.layer,
    OrderChanges.layer,
    OrderNumbers.layer,
    Closing.layer,
    callersLayer,
    PaymentBell.layer,
    options.cardPayments ?? CardPayments.notOffered,
    ServerSecret.layer(options.secret, found.folder),
    Layer.succeed(DeliveryChoice, chooseDelivery(options.gateways ?? {})),
    Layer.succeed(Limits, { ...accountLimits, ...options.limits }),
    Pictures.layer,
  ).pipe(Layer.provideMerge(catalogue), Layer.provideMerge(database))
}

/** A database that an operator brings is theirs: nobody is made up in it. */
const firstPeople = ({ market, database }: ServerOptions): People =>
  database._tag === "Url" ? { customers: [], organisations: [] } : readFixtures(market)
