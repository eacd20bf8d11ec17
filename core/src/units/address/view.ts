import type { ChartState } from "../../kernel/chart.ts"
import type { Position } from "../../domain/store/model.ts"
import type { Loading } from "../store/view.ts"
import type { Address } from "../../domain/address/model.ts"
import type { StoresOffer } from "../../domain/address/offer.ts"
import type { Whereabouts } from "../../domain/address/whereabouts.ts"

/** Context of the address finder: where the customer is and where the food goes. */
export interface FinderContext {
  /** Text in the address field. */
  readonly query: string
  readonly found: readonly Address[]
  readonly pointed: number | null
  readonly address: Address | null
  readonly offer: StoresOffer | null
  readonly here: Whereabouts | null
  /** Text in the field above the list of stores. */
  readonly filter: string
}

/** State of the address search. Earlier results stay visible while a new search runs. */
export type SearchStep = "idle" | "searching" | "found" | "failed"

/** The view of the address finder. */
export interface FinderView {
  readonly query: string
  readonly step: SearchStep
  readonly suggestions: readonly Address[]
  /** Index of the suggestion highlighted by keyboard. */
  readonly pointed: number | null
  readonly address: Address | null
  readonly offer: Loading<StoresOffer>
  /** The device's answer about its position; requested only when the customer asks (`NearbyWanted`). */
  readonly here: Whereabouts | { readonly _tag: "Unasked" } | { readonly _tag: "Asking" }
  /** Origin for distances: the picked address, otherwise the device's position. */
  readonly place: Position | null
  readonly filter: string
}

const stepOf = (at: string): SearchStep => {
  if (at === "waiting" || at === "asking") return "searching"
  return at === "found" || at === "failed" ? at : "idle"
}

const offerOf = (at: string, offer: StoresOffer | null): Loading<StoresOffer> => {
  if (at === "untold") return { _tag: "Failed" }
  if (at === "offering") return { _tag: "Loading" }
  return at === "offered" && offer ? { _tag: "Loaded", value: offer } : { _tag: "Idle" }
}

export const viewFinder = ({ value, context }: ChartState<FinderContext>): FinderView => {
  const at = value as { readonly search: string; readonly device: string }
  const { query, found, pointed, address, here, filter } = context
  const position = here?._tag === "Here" ? here.position : null
  return {
    query,
    step: stepOf(at.search),
    suggestions: found,
    pointed,
    address,
    offer: offerOf(at.search, context.offer),
    here: at.device === "asking" ? { _tag: "Asking" } : (here ?? { _tag: "Unasked" }),
    place: address?.position ?? position,
    filter,
  }
}
