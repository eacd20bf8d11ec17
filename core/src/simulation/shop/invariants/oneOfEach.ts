import { seeShop } from "../../../shop/shop.ts"
import type { ShopCall, ShopCommand } from "../../../messages/commands.ts"
import type { Watch } from "./shopMoment.ts"

/** Calls of which at most one is in flight, whichever unit makes it. */
const single: ReadonlySet<string> = new Set<ShopCall["type"]>([
  "ReadDevice",
  "ReadPhone",
  "LoadStores",
  "LoadStore",
  "LoadStatus",
  "FindAddresses",
  "FindStores",
  "ReadPosition",
  "ValidatePrice",
  "PlaceOrder",
  "FollowOrder",
  "LoadUpsells",
  "LoadOffers",
  "LoadUser",
  "ReadSessionFlag",
  "Logout",
])

/**
 * What may be in flight once: the page of one order follows it beside the bar of another; two forms read a number each;
 * the session reads points while a confirmed address reads the profile.
 */
const nameOf = (command: ShopCommand, key: string): string => {
  if (command.type === "FollowOrder") return `FollowOrder of ${command.orderId}`
  const isOfUnit = command.type === "ReadPhone" || command.type === "LoadUser"
  return isOfUnit ? `${command.type} of ${key.split(".")[0] ?? ""}` : command.type
}

/** Calls that must not overlap themselves are in flight at most once. */
export const oneInFlight: Watch = ({ before, world }) => {
  if (before.calls === world.calls) return null
  const running = new Set<string>()
  for (const [key, { command }] of Object.entries(world.calls)) {
    const name = nameOf(command, key)
    if (single.has(command.type) && running.has(name)) return `two calls at once: ${name}`
    running.add(name)
  }
  return null
}

/** Of each kind of notification only the newest is shown (SPEC §4.3). */
export const oneNoticeOfEachKind: Watch = ({ before, world }) => {
  if (before.units["notification"] === world.units["notification"]) return null
  const kinds = seeShop(world).notification.map(({ kind }) => kind)
  return new Set(kinds).size === kinds.length ? null : `two notifications of one kind: ${kinds.join(", ")}`
}
