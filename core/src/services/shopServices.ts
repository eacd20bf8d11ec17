import { Effect, Schema } from "effect"
import { Address } from "../address/model.ts"
import { StoresOffer } from "../address/offer.ts"
import type { Whereabouts } from "../address/whereabouts.ts"
import { paths } from "../api/paths.ts"
import { ApiFailure } from "../api/failure.ts"
import { type HttpError, httpErrorOf } from "../api/httpError.ts"
import { orderTokenHeader } from "../api/headers.ts"
import type { Attempt } from "../device/model.ts"
import type { Json } from "../kernel/json.ts"
import type { Services } from "../kernel/hands.ts"
import type { Language } from "../language/model.ts"
import { marketOf } from "../market/markets.ts"
import type { MarketId } from "../market/model.ts"
import { Order, OrderCreate, OrderCreated } from "../order/model.ts"
import { Deal } from "../discount/model.ts"
import { Discounts } from "../discount/wire.ts"
import { Upsell } from "../menu/upsell.ts"
import { PriceRequest, ValidatedPrice } from "../price/model.ts"
import { problemText } from "../problem/rules/problemText.ts"
import { readPhone } from "../phone/rules/readPhone.ts"
import type { ShopCall, ShopCommand, ShopTell } from "../shop/commands.ts"
import type { Report } from "../telemetry/model.ts"
import type { Vault } from "../vault/vault.ts"
import { withoutSecrets } from "../vault/withoutSecrets.ts"
import { Store, StoreStatus, StoreWithMenu } from "../store/model.ts"
import { callApi } from "./callApi.ts"
import { Device } from "./device.ts"
import { followOrder } from "./followOrder.ts"
import { Navigation } from "./navigation.ts"
import { makeAccountServices } from "./accountServices.ts"
import { keepToken, tokenOf } from "./orderTokens.ts"
import { pathTo } from "./paths.ts"
import { readDevice, writeEntry } from "./readEntry.ts"
import { makeRefresh } from "./refresh.ts"
import { Telemetry } from "./telemetry.ts"
import type { Transport } from "./transport.ts"

const json = { "content-type": "application/json" }
const encodePriceRequest = Schema.encodeSync(PriceRequest)
const encodeOrder = Schema.encodeSync(OrderCreate)

/** For whom the services work. */
interface Customer {
  readonly market: MarketId
  /** The language of the server's error texts. */
  readonly language: () => Language
  /** Where a login comes from: the web, or the name of a native platform (SPEC §7.1). */
  readonly origin?: string
  /** Asks the device where it is; without it nobody knows. */
  readonly locate?: Effect.Effect<Whereabouts>
}

const nowhere = Effect.succeed<Whereabouts>({ _tag: "Nowhere", reason: "unavailable" })

type Needs = Transport | Device | Navigation | Telemetry | Vault

/** Carries a shop's commands out over a transport, a device and a navigation. */
export const makeShopServices = ({
  market,
  language,
  origin = "web",
  locate = nowhere,
}: Customer): Services<ShopCommand, Needs> => {
  const languageHeader = () => ({ "accept-language": language() })
  const refresh = makeRefresh(languageHeader)
  const account = makeAccountServices({ language, origin, refresh })
  /** Calls that SPEC §7 marks "with refresh". */
  const fresh = <A, R>(call: Effect.Effect<A, ApiFailure, R>) => Effect.andThen(refresh.ensure, call)

  const runCall = (call: ShopCall, news: (news: Json) => void): Effect.Effect<unknown, ApiFailure, Needs> => {
    switch (call.type) {
      case "ReadDevice":
        return readDevice
      case "ReadPhone":
        return Effect.sync(() => readPhone(call.text, marketOf(market)))
      case "LoadStores":
        return callApi(
          { method: "GET", path: pathTo(paths.stores.list), headers: languageHeader() },
          Schema.Array(Store),
        )
      case "LoadStore":
        return callApi(
          {
            method: "GET",
            path: pathTo(paths.stores.read, { id: call.store }),
            headers: languageHeader(),
          },
          StoreWithMenu,
        )
      case "LoadStatus":
        return callApi(
          {
            method: "GET",
            path: pathTo(paths.stores.status, { id: call.store }),
            headers: languageHeader(),
          },
          StoreStatus,
        )
      case "FindAddresses": {
        const path = pathTo(paths.catalogue.addresses, { q: call.query })
        const near = call.near ? `?latitude=${call.near.latitude}&longitude=${call.near.longitude}` : ""
        return callApi({ method: "GET", path: path + near, headers: languageHeader() }, Schema.Array(Address))
      }
      case "FindStores":
        return callApi(
          {
            method: "POST",
            path: pathTo(paths.stores.find),
            headers: { ...languageHeader(), ...json },
            body: JSON.stringify({ position: call.position }),
          },
          StoresOffer,
        )
      case "ReadPosition":
        return locate
      case "ValidatePrice":
        return call.request === null
          ? Effect.fail(ApiFailure.make({ _tag: "Defect" }))
          : fresh(
              callApi(
                {
                  method: "POST",
                  path: pathTo(paths.orders.price),
                  headers: { ...languageHeader(), ...json },
                  body: JSON.stringify(encodePriceRequest(call.request)),
                },
                ValidatedPrice,
              ),
            )
      case "PlaceOrder":
        return call.attempt === null
          ? Effect.fail(ApiFailure.make({ _tag: "Defect" }))
          : fresh(placeOrder(call.attempt))
      case "LoadOrder":
        return fresh(
          Effect.flatMap(tokenOf(call.orderId), (token) =>
            callApi(
              {
                method: "GET",
                path: pathTo(paths.orders.read, { id: call.orderId }),
                headers: { ...languageHeader(), [orderTokenHeader]: token },
              },
              Order,
            ),
          ),
        )
      case "LoadUpsells":
        return callApi(
          {
            method: "POST",
            path: pathTo(paths.catalogue.upsells, { id: call.storeId }),
            headers: { ...languageHeader(), ...json },
            body: JSON.stringify({ cartItems: call.cartItems, favourites: call.favourites }),
          },
          Schema.Array(Upsell),
        )
      case "LoadOffers":
        return Effect.all({ deals: loadDeals, discounts: call.isLoggedIn ? loadDiscounts(call.organisationId) : none })
      case "FollowOrder":
        return fresh(followOrder(call, (tracking) => news(tracking)))
      case "LoadUser":
      case "ReadSessionFlag":
      case "RequestLogin":
      case "Login":
      case "LoginEmail":
      case "VerifyPhone":
      case "Logout":
      case "UnsubscribeEmail":
      case "SaveDefaultStore":
        return account(call)
    }
  }

  const none = Effect.succeed([])
  const loadDeals = Effect.suspend(() =>
    callApi({ method: "GET", path: pathTo(paths.catalogue.deals), headers: languageHeader() }, Schema.Array(Deal)),
  )
  const loadDiscounts = (organisationId: string | null) => {
    const query = organisationId === null ? "" : `?organisationId=${encodeURIComponent(organisationId)}`
    const path = pathTo(paths.discounts.list) + query
    const asked = callApi({ method: "GET", path, headers: languageHeader() }, Discounts)
    return fresh(Effect.map(asked, ({ items }) => items))
  }

  const placeOrder = ({ key, order }: Attempt) =>
    Effect.gen(function* () {
      const created = yield* callApi(
        {
          method: "POST",
          path: pathTo(paths.orders.create),
          headers: { ...languageHeader(), ...json, "idempotency-key": key },
          body: JSON.stringify(encodeOrder(order)),
        },
        OrderCreated,
      )
      yield* keepToken(created.orderId, created.trackingToken)
      return { orderId: created.orderId }
    })

  const errorIn = (report: Report): HttpError | null => {
    if (report._tag !== "Refused") return null
    const problems = report.codes.map((code) => ({ code, message: problemText(code, language()) }))
    return httpErrorOf({ status: report.status, problems }, language())
  }

  const runTell = (command: ShopTell): Effect.Effect<void, never, Needs> =>
    Effect.gen(function* () {
      const device = yield* Device
      const navigation = yield* Navigation
      switch (command.type) {
        case "SaveCart":
          return yield* device.write("cart", JSON.stringify(command.cart))
        case "SaveAttempt":
          return yield* device.write("attempt", writeEntry("attempt", command.attempt))
        case "Keep":
          return yield* device.write(command.kept.entry, writeEntry(command.kept.entry, command.kept.value))
        case "Track":
          return yield* (yield* Telemetry).track(command.event)
        case "ClearSession":
          yield* refresh.forget
          return yield* device.write("loggedIn", null)
        case "Identify":
          return yield* (yield* Telemetry).identify(command.externalId)
        case "Report":
          return yield* (yield* Telemetry).report(command.report, errorIn(command.report))
        case "ShowPath":
          return yield* navigation.show(command.path)
        case "ReplacePath":
          return yield* navigation.replace(command.path)
        case "ReloadAt":
          return yield* navigation.reload(command.path)
      }
    })

  return withoutSecrets({
    call: (command, news) => {
      if (isTell(command)) return Effect.die(new Error(`${command.type} has no answer to wait for`))
      // Answers and failures are decoded with plain JSON types: what a record can hold.
      return runCall(command, news) as Effect.Effect<Json, Json, Needs>
    },
    tell: (command) => (isTell(command) ? runTell(command) : Effect.void),
  })
}

const tells: ReadonlySet<string> = new Set<ShopTell["type"]>([
  "SaveCart",
  "SaveAttempt",
  "Keep",
  "Track",
  "ClearSession",
  "Identify",
  "Report",
  "ShowPath",
  "ReplacePath",
  "ReloadAt",
])

const isTell = (command: ShopCommand): command is ShopTell => tells.has(command.type)
