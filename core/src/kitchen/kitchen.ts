import type { ApiFailure } from "../api/failure.ts"
import { type Fold, makeFold, type Overhear } from "../kernel/fold.ts"
import type { World } from "../kernel/world.ts"
import { makeSealer } from "../vault/sealEvent.ts"
import { secretPlacesOf } from "../vault/secretPlaces.ts"
import type { Safe } from "../vault/safe.ts"
import type { Unsealed } from "../vault/model.ts"
import { bell } from "./bell/actor.ts"
import { board } from "./board/actor.ts"
import type { KitchenCommand, KitchenStart } from "./commands.ts"
import { type KitchenEvent, KitchenOuterEvent } from "./events.ts"
import { money } from "./money/actor.ts"
import { reports } from "./reports/actor.ts"
import { stock } from "./stock/actor.ts"
import { tablet } from "./tablet/actor.ts"

/** The units of a kitchen's page, in the order in which they receive an event. */
export const kitchenUnits = { tablet, board, bell, reports, stock, money }

type Units = typeof kitchenUnits

/** The views of all units: everything that the page renders from. */
export type KitchenViews = { readonly [Name in keyof Units]: ReturnType<Units[Name]["view"]> }

export type KitchenWorld = World<KitchenCommand>
export type KitchenFold = Fold<KitchenStart, KitchenEvent, KitchenCommand>

/** A refused key locks the tablet, whichever call gets the refusal; the call that tries a key reports it itself. */
export const overhearKitchenCall: Overhear<KitchenEvent, KitchenCommand> = ({ command }, exit) => {
  if (exit._tag === "Done" || command.type === "TryKey") return undefined
  const failure = exit.error as ApiFailure | null
  return failure?._tag === "Refused" && failure.status === 401 ? { type: "KeyRefused" } : undefined
}

/** The kitchen's fold: a second world over the same kernel. */
export const kitchen: KitchenFold = makeFold<KitchenStart, KitchenEvent, KitchenCommand>(
  Object.values(kitchenUnits),
  overhearKitchenCall,
)

/** Returns the views of a world. */
export const seeKitchen = (world: KitchenWorld): KitchenViews => kitchen.see(world) as unknown as KitchenViews

/** An event as the page sends it: its key may still be plain text. */
export type SpokenKitchenEvent = Unsealed<KitchenOuterEvent>

/** Moves a typed key into the safe and returns the event with its handle; call it before `put`. */
export const sealingKitchen = (safe: Safe): ((event: SpokenKitchenEvent) => KitchenOuterEvent) =>
  makeSealer<KitchenOuterEvent>(safe, secretPlacesOf(KitchenOuterEvent))
