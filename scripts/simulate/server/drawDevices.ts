import { type Device, newDevice } from "./device.ts"
import { people, personOf } from "./people.ts"
import type { Run } from "./run.ts"
import { shuffled } from "./shuffled.ts"

const minute = 60_000

/** One to four devices: the clocks of some are wrong, and two may belong to one customer. */
export const drawDevices = ({ stage, swarm, leftOut, chanceOf }: Run): readonly Device[] => {
  const count = 1 + chanceOf("devices").below(4)
  const order = shuffled(people, chanceOf("people"))
  return Array.from({ length: count }, (_, nth) => {
    const skew = swarm.has("wrong clocks") ? chanceOf(`clock ${nth}`).below(20 * minute) - 10 * minute : 0
    // Two devices of one customer share an account, or one customer comes before the other.
    const isShared = swarm.has("shared accounts") && chanceOf(`owner ${nth}`).happens(0.4)
    return newDevice(nth, personOf(stage.market, order[isShared ? 0 : nth] ?? 0), skew)
  }).filter(({ name }) => !leftOut.has(name))
}
