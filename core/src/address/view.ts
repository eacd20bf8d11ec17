import type { ChartState } from "../kernel/chart.ts"
import type { Position } from "../store/model.ts"
import type { Loading } from "../store/view.ts"
import type { Address } from "./model.ts"
import type { StoresOffer } from "./offer.ts"
import type { Whereabouts } from "./whereabouts.ts"

/** What is known of where the customer is, and of where the food shall go. */
export interface FinderContext {
  /** What stands in the address field. */
  readonly query: string
  readonly found: readonly Address[]
  readonly pointed: number | null
  readonly address: Address | null
  readonly offer: StoresOffer | null
  readonly here: Whereabouts | null
  /** What stands in the field above the list of stores. */
  readonly filter: string
}

/** Where the search for an address stands; what was found before stays to be seen while it goes on. */
export type SearchStep = "idle" | "searching" | "found" | "failed"

/** What may be seen of the finder. */
export interface FinderView {
  readonly query: string
  readonly step: SearchStep
  readonly suggestions: readonly Address[]
  /** Which of them is pointed at by keys. */
  readonly pointed: number | null
  readonly address: Address | null
  readonly offer: Loading<StoresOffer>
  /** What the device said of where it is; asked only after a press (`NearbyWanted`). */
  readonly here: Whereabouts | { readonly _tag: "Unasked" } | { readonly _tag: "Asking" }
  /** From where distances are counted: the address, else the device. */
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
