import { shopPlay } from "@skorpe/core/simulation"
import { propsOf } from "./propsOf.ts"

/** The steps of a faulty phase: enough for an order and its failures, few enough for very many runs. */
export const steps = 36

/** The play of each market; seeds alternate between them. */
export const makeShopPlays = () => [shopPlay(propsOf("no")), shopPlay(propsOf("se"))]
