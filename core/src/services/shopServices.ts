import { Effect } from "effect"
import type { Whereabouts } from "../domain/address/whereabouts.ts"
import type { Language } from "../domain/language/model.ts"
import type { MarketId } from "../domain/market/model.ts"
import type { LinkShared } from "../domain/order/sharing.ts"
import type { Json } from "../kernel/json.ts"
import type { Services } from "../kernel/hands.ts"
import type { Calls, ShopCall, ShopCommand, ShopTell } from "../messages/commands.ts"
import { withoutSecrets } from "../vault/withoutSecrets.ts"
import { makeAccountServices } from "./accountServices.ts"
import { makeProofsFor, type SolveBotTask } from "./botCheck.ts"
import { makeDeviceServices } from "./deviceServices.ts"
import { loadLate } from "./loadLate.ts"
import { makeOfferServices } from "./offerServices.ts"
import { makeOrganisationServices } from "./organisationServices.ts"
import { makeOrderServices } from "./orderServices.ts"
import type { ShareLink } from "./shareOrder.ts"
import { noNotices, type Notices } from "./notices.ts"
import type { PaymentComponent } from "./paymentComponent.ts"
import { type DevicePasskeys, noPasskeys } from "./devicePasskeys.ts"
import type { PasskeyCall } from "./passkeyServices.ts"
import type { PaymentCall } from "./paymentServices.ts"
import { makeRefresh } from "./refresh.ts"
import { makeRequests } from "./requests.ts"
import type { CallServices, ServiceNeeds } from "./serviceNeeds.ts"
import { makeStoreServices } from "./storeServices.ts"
import { makeTellServices } from "./tellServices.ts"

/** Context of the customer that the services serve. */
interface Customer {
  readonly market: MarketId
  /** The language of the server's error messages. */
  readonly language: () => Language
  /** The client that a login reports: the web, or the name of a native platform (SPEC §7.1). */
  readonly origin?: string
  /** Requests the device's position; without it no position is known. */
  readonly locate?: Effect.Effect<Whereabouts>
  /** Shares or copies a link to a path of the site; without it no link can be shared. */
  readonly share?: ShareLink
  /** Copies a text; without it none can be copied. */
  readonly copy?: (text: string) => Effect.Effect<LinkShared>
  /** The device's notifications; without them none is shown. */
  readonly notices?: Notices
  /** Solves the challenge of a bot check; without it codes are requested without a proof, under stricter limits. */
  readonly solve?: SolveBotTask
  /** The device's passkeys; without them none can be added or used to log in. */
  readonly passkeys?: DevicePasskeys
  /** Loads the card provider's component; without it orders are paid in another way. */
  readonly component?: () => Promise<PaymentComponent>
}

type EarlyCall = Exclude<keyof Calls, PaymentCall | PasskeyCall>
type LateCall = Extract<ShopCall, { readonly type: PaymentCall | PasskeyCall }>

const isOfPasskeys = (call: LateCall): call is Extract<LateCall, { readonly type: PasskeyCall }> =>
  call.type.includes("Passkey")

const unshared = () => Effect.succeed<LinkShared>({ _tag: "Unavailable" })

const nowhere = Effect.succeed<Whereabouts>({ _tag: "Nowhere", reason: "unavailable" })

/** Executes a shop's commands over a transport, a device and a navigation. Each command needs a service to compile. */
export const makeShopServices = ({
  market,
  language,
  origin = "web",
  locate = nowhere,
  share = unshared,
  copy = unshared,
  notices = noNotices,
  solve,
  passkeys = noPasskeys,
  component,
}: Customer): Services<ShopCommand, ServiceNeeds> => {
  const refresh = makeRefresh(language)
  const requests = makeRequests(language, refresh)
  const proofs = makeProofsFor(requests, solve)
  const calls: CallServices<EarlyCall> = {
    ...makeDeviceServices(market, locate, notices),
    ...makeStoreServices(requests),
    ...makeOrderServices(requests, { market, language, share }),
    ...makeOfferServices(requests, { market, language, share, copy }),
    ...makeOrganisationServices(requests),
    ...makeAccountServices({ language, origin, refresh, requests, proofs }),
  }
  // Few visits pay online, and never at the start.
  const payments = loadLate(async () =>
    (await import("./paymentServices.ts")).makePaymentServices({ language, requests, component }),
  )
  // An order does not need a passkey either.
  const ofPasskeys = loadLate(async () =>
    (await import("./passkeyServices.ts")).makePasskeyServices({ requests, refresh, origin, device: passkeys }),
  )
  const isEarly = (call: ShopCall): call is Extract<ShopCall, { readonly type: EarlyCall }> => call.type in calls
  const tells = makeTellServices({ language, refresh, notices, proofs })
  const isTell = (command: ShopCommand): command is ShopTell => Object.hasOwn(tells, command.type)
  return withoutSecrets({
    call: (command, news) =>
      isTell(command)
        ? Effect.die(new Error(`${command.type} is a tell: it has no answer`))
        : isEarly(command)
          ? runCall(calls, command, news)
          : isOfPasskeys(command)
            ? Effect.flatMap(ofPasskeys, (late) => runCall(late, command, news))
            : Effect.flatMap(payments, (late) => runCall(late, command, news)),
    tell: (command) => (isTell(command) ? runTell(tells, command) : Effect.void),
  })
}

// The cast is needed because TypeScript cannot correlate a union's name with the service of that name.
const runCall = <Name extends keyof Calls>(
  calls: CallServices<Name>,
  call: Extract<ShopCall, { readonly type: Name }>,
  news: (news: Json) => void,
) => {
  const carryOut = calls[call.type] as (
    call: ShopCall,
    news: (news: Json) => void,
  ) => Effect.Effect<unknown, unknown, ServiceNeeds>
  // Answers and failures are plain JSON once decoded, so a record can hold them.
  return carryOut(call, news) as Effect.Effect<Json, Json, ServiceNeeds>
}

const runTell = (tells: ReturnType<typeof makeTellServices>, tell: ShopTell) =>
  (tells[tell.type] as (tell: ShopTell) => Effect.Effect<void, never, ServiceNeeds>)(tell)
