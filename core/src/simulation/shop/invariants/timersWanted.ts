import { seeShop, type ShopWorld, units } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

const machines = new Map(
  Object.values(units).flatMap((unit) => ("machine" in unit ? [[unit.name, unit.machine] as const] : [])),
)

/** Cache of the timers of a chart's states, by the state's text: there are few states, and many moments. */
const known = new Map<string, ReadonlySet<string>>()

/** The ids of the timers that belong to a chart's current states in this world. */
const wantedBy = (name: string, { units: states }: ShopWorld): ReadonlySet<string> | undefined => {
  const machine = machines.get(name)
  const state = states[name] as { readonly value: unknown; readonly context: unknown } | undefined
  if (machine === undefined || state === undefined) return undefined
  const place = `${name} ${JSON.stringify(state.value)}`
  const found = known.get(place)
  if (found !== undefined) return found
  const { _nodes } = machine.resolveState({ value: state.value as never, context: state.context })
  const ids = new Set(_nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType)))
  known.set(place, ids)
  return ids
}

/** A timer runs only while it is needed: by the chart's state that armed it, or by the notification that it ends. */
export const timersWanted: Watch = ({ before, world }) => {
  if (before.timers === world.timers && before.units === world.units) return null
  for (const { id, key, unit } of Object.values(world.timers)) {
    if (unit === "notification") {
      if (seeShop(world).notification.some(({ kind }) => kind === id)) continue
      return `a timer runs for nothing: ${key}, whose notification is gone`
    }
    if (wantedBy(unit, world)?.has(id) === false) return `a timer runs for nothing: ${key}, whose state was left`
  }
  return null
}
