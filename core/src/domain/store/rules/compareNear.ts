/** A store as somebody nearby sees it: its distance in metres, and whether it is open now. */
export interface NearStore {
  readonly distance: number
  readonly open: boolean
}

/** How much nearer, in metres, a closed store must be to come before an open one. */
export const closedDetour = 10_000

/** Beyond this distance in metres, a store is offered only together with its distance. */
export const farDistance = 30_000

const effort = ({ distance, open }: NearStore): number => distance + (open ? 0 : closedDetour)

/** Orders stores near a place: the nearest first, but a closed one as if it were ten kilometres farther (SPEC §7.1). */
export const compareNear = (one: NearStore, other: NearStore): number => effort(one) - effort(other)

/** Whether a store is too far away to be offered without its distance. */
export const isFarAway = (distance: number): boolean => distance > farDistance
