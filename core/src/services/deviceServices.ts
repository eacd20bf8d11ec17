import { Effect } from "effect"
import type { Whereabouts } from "../domain/address/whereabouts.ts"
import { marketOf } from "../domain/market/markets.ts"
import type { MarketId } from "../domain/market/model.ts"
import { readPhone } from "../domain/phone/rules/readPhone.ts"
import type { Notices } from "./notices.ts"
import { readDevice } from "./readEntry.ts"
import type { CallServices } from "./serviceNeeds.ts"
import { readFlag } from "./sessionFlag.ts"

type DeviceCalls = "ReadDevice" | "ReadPhone" | "ReadPosition" | "ReadSessionFlag" | "AskForNotices"

/** Executes the calls that the device answers without the server. */
export const makeDeviceServices = (
  market: MarketId,
  locate: Effect.Effect<Whereabouts>,
  notices: Notices,
): CallServices<DeviceCalls> => ({
  ReadDevice: () => readDevice,
  ReadPhone: ({ text }) => Effect.sync(() => readPhone(text, marketOf(market))),
  ReadPosition: () => locate,
  ReadSessionFlag: () => readFlag,
  AskForNotices: () => notices.ask,
})
