import { shopPlay } from "@skorpe/core/simulation"
import { propsOf } from "./propsOf.ts"

/** Wild steps of one life: long enough for an order and its trouble, short enough for very many lives. */
export const steps = 36

/** The shop of each market on its stage; seeds are played on them in turn. */
export const makeShopPlays = () => [shopPlay(propsOf("no")), shopPlay(propsOf("se"))]
