import type { ShopWorld } from "@skorpe/core/shop"

/** A timer or call from its start to its end. */
export interface Stretch {
  readonly from: number
  /** `null` while no folded record ends it. */
  readonly to: number | null
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

/** Tracks from world to world which timers and calls start and end; the lanes are in the order of their first start. */
export const makeLanes = (first: ShopWorld) => {
  const lanes = new Map<string, { kind: Lane["kind"]; name: string; stretches: Stretch[] }>()
  const running = new Map<string, { to: number | null }>()
  const begin = (kind: Lane["kind"], item: Item, { n, t }: ShopWorld): void => {
    const name = `${item.unit}.${item.id}`
    const stretch = { from: t, to: null, n }
    const lane = lanes.get(`${kind} ${name}`) ?? { kind, name, stretches: [] }
    lanes.set(`${kind} ${name}`, lane)
    lane.stretches.push(stretch)
    running.set(item.key, stretch)
  }
  const end = ({ key }: Item, to: number): void => {
    const stretch = running.get(key)
    if (stretch) stretch.to = to
    running.delete(key)
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
  for (const item of Object.values(first.timers)) begin("timer", item, first)
  for (const item of Object.values(first.calls)) begin("call", item, first)
  return {
    note: (before: ShopWorld, world: ShopWorld): void => {
      for (const [kind, old, now] of [
        ["timer", before.timers, world.timers],
        ["call", before.calls, world.calls],
      ] as const) {
        const { ended, begun } = compare(old, now)
        for (const item of ended) end(item, world.t)
        for (const item of begun) begin(kind, item, world)
      }
    },
    all: (): readonly Lane[] => [...lanes.values()],
  }
}

/** The lanes and stretches that overlap this time span. */
export const lanesIn = (lanes: readonly Lane[], from: number, to: number): readonly Lane[] =>
  lanes
    .map((lane) => ({
      ...lane,
      stretches: lane.stretches.filter((one) => one.from <= to && (one.to === null || one.to >= from)),
    }))
    .filter(({ stretches }) => stretches.length > 0)
