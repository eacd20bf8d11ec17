import { seeShop, type ShopViews, type ShopWorld } from "../../../shop/shop.ts"

type Check = (see: ShopViews) => string | null

const busy: ReadonlySet<string> = new Set(["sendingCode", "checkingCode", "checkingPassword", "verifying"])

/** States in which a unit may not remain once nothing fails any more. */
const checks: readonly Check[] = [
  ({ session }) => (session._tag === "Starting" || session._tag === "Recognised" ? `session is ${session._tag}` : null),
  ({ login: { step } }) => (busy.has(step) ? `login is ${step}` : null),
  ({ validation: { _tag } }) => (_tag === "Pending" || _tag === "Unconfirmed" ? `validation is ${_tag}` : null),
  // It may wait for the customer: to fill in the form, or to enter the code that was sent.
  ({ checkout: { step } }) =>
    step._tag === "Filling" || (step._tag === "Proving" && step.phase === "asked") ? null : `checkout is ${step._tag}`,
  ({ store: { list } }) => (list._tag === "Loading" || list._tag === "Failed" ? `the stores are ${list._tag}` : null),
  ({ store: { shown } }) => (shown._tag === "Loading" || shown._tag === "Failed" ? `the store is ${shown._tag}` : null),
  ({ tracking }) => (tracking._tag === "Loading" ? "tracking is loading" : null),
  ({ tracking }) => (tracking._tag === "Following" && !tracking.live ? "tracking is not live" : null),
  ({ dialog }) => (dialog.open === null ? null : `a dialog stays open: ${dialog.open.content._tag}`),
  ({ overlay }) => (overlay.modal === null ? null : `a panel stays open: ${overlay.modal.modal._tag}`),
  ({ overlay }) => (overlay.drawer === "opening" ? "the drawer is opening" : null),
  // On their own page they stay listed.
  ({ upsells: { step }, route: { screen } }) =>
    step === "idle" || (step === "listed" && screen._tag === "Extras") ? null : `the upsells are ${step}`,
  ({ finder: { step, offer, here } }) =>
    step === "searching" || offer._tag === "Loading" || here._tag === "Asking" ? "the finder is asking" : null,
  ({ lastOrder }) => (lastOrder.order._tag === "Loading" ? "the last order is loading" : null),
  ({ notification }) => (notification.length > 0 ? "a notification does not disappear" : null),
]

/** Calls that stay open in a healthy world. */
const lasting: ReadonlySet<string> = new Set(["FollowOrder"])

/** The first thing that is stuck in a world after a long time without actions and failures, or `null`. */
export const atRest = (world: ShopWorld): string | null => {
  const see = seeShop(world)
  for (const check of checks) {
    const stuck = check(see)
    if (stuck !== null) return `stuck: ${stuck}`
  }
  const call = Object.values(world.calls).find(({ command }) => !lasting.has(command.type))
  return call ? `stuck: ${call.command.type} is never answered` : null
}
