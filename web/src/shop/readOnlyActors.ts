import type { ShopViews } from "@skorpe/core/shop"
import { correctClock } from "@skorpe/core/domain/timing"

type Next<Snapshot> = (snapshot: Snapshot) => void

type Observer<Snapshot> = Next<Snapshot> | { readonly next?: Next<Snapshot> }

/** An actor that can be read but not sent to, for @xstate/react's `useSelector`. */
export interface ReadOnlyActor<Snapshot> {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (observer: Observer<Snapshot>) => { readonly unsubscribe: () => void }
}

/** An actor for each unit of the shop: its snapshot is the unit's view. */
export type UnitActors = { readonly [Name in keyof ShopViews]: ReadOnlyActor<ShopViews[Name]> }

/** The shop's time in epoch milliseconds, as the server's clock shows it (DECISIONS §5). */
export type ClockActor = ReadOnlyActor<{ readonly t: number }>

/** Where the snapshots come from. */
interface Source {
  readonly views: () => ShopViews
  /** The device's clock; until the first status, corrected by the time of the served page if possible. */
  readonly time: () => number
  readonly subscribe: (listener: () => void) => () => void
}

/** The actors that React reads a shop through. */
export const readOnlyActors = ({ views, time, subscribe }: Source): { units: UnitActors; clock: ClockActor } => {
  const actor = <Snapshot>(getSnapshot: () => Snapshot): ReadOnlyActor<Snapshot> => ({
    getSnapshot,
    subscribe: (observer) => {
      const next = typeof observer === "function" ? observer : observer.next
      return { unsubscribe: subscribe(() => next?.(getSnapshot())) }
    },
  })
  const names = Object.keys(views()) as (keyof ShopViews)[]
  return {
    units: Object.fromEntries(names.map((name) => [name, actor(() => views()[name])])) as unknown as UnitActors,
    clock: actor(() => ({ t: correctClock(time(), views().store.clock) })),
  }
}
