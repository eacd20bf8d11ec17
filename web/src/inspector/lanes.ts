import type { ShopWorld } from "@skorpe/core/shop"

/** A timer or call from its start to its end. */
export interface Stretch {
  readonly from: number
  readonly to: number
  /** The number of the record that began it. */
  readonly n: number
}

/** All runs of one timer or call, in order. */
export interface Lane {
  readonly kind: "timer" | "call"
  /** Unit and id, such as `validation.debounce`. */
  readonly name: string
  readonly stretches: readonly Stretch[]
}

type Item = { readonly key: string; readonly unit: string; readonly id: string }

/** Notes from world to world which timers and calls begin and end. */
export const makeLanes = (first: ShopWorld) => {
  const lanes = new Map<string, { kind: Lane["kind"]; name: string; stretches: Stretch[] }>()
  const running = new Map<string, { readonly from: number; readonly n: number }>()
  const laneOf = (kind: Lane["kind"], { unit, id }: Item) => {
    const name = `${unit}.${id}`
    const found = lanes.get(`${kind} ${name}`) ?? { kind, name, stretches: [] }
    lanes.set(`${kind} ${name}`, found)
    return found
  }
  const begin = (item: Item, { n, t }: ShopWorld): void => void running.set(item.key, { from: t, n })
  const end = (kind: Lane["kind"], item: Item, to: number): void => {
    const began = running.get(item.key)
    if (!began) return
    running.delete(item.key)
    laneOf(kind, item).stretches.push({ ...began, to })
  }
  const compare = (old: Readonly<Record<string, Item>>, now: Readonly<Record<string, Item>>) => {
    if (old === now) return { ended: [], begun: [] }
    const keys = (all: Readonly<Record<string, Item>>) => new Set(Object.values(all).map(({ key }) => key))
    const [before, after] = [keys(old), keys(now)]
    return {
      ended: Object.values(old).filter(({ key }) => !after.has(key)),
      begun: Object.values(now).filter(({ key }) => !before.has(key)),
    }
  }
  for (const item of [...Object.values(first.timers), ...Object.values(first.calls)]) begin(item, first)
  let last = first
  return {
    note: (before: ShopWorld, world: ShopWorld): void => {
      for (const [kind, old, now] of [
        ["timer", before.timers, world.timers],
        ["call", before.calls, world.calls],
      ] as const) {
        const { ended, begun } = compare(old, now)
        for (const item of ended) end(kind, item, world.t)
        for (const item of begun) begin(item, world)
      }
      last = world
    },
    /** All lanes, once the last record is noted; what still runs then ends with it. */
    all: (until: number): readonly Lane[] => {
      for (const item of Object.values(last.timers)) end("timer", item, until)
      for (const item of Object.values(last.calls)) end("call", item, until)
      const ordered = [...lanes.values()].map(({ stretches, ...lane }) => ({
        ...lane,
        stretches: stretches.toSorted((one, other) => one.from - other.from),
      }))
      return ordered.toSorted((one, other) => (one.stretches[0]?.from ?? 0) - (other.stretches[0]?.from ?? 0))
    },
  }
}

/** The lanes and stretches that touch this span of time. */
export const lanesIn = (lanes: readonly Lane[], from: number, to: number): readonly Lane[] =>
  lanes
    .map((lane) => ({ ...lane, stretches: lane.stretches.filter((one) => one.to >= from && one.from <= to) }))
    .filter(({ stretches }) => stretches.length > 0)
