import { Effect, Semaphore } from "effect"

/** How many calls a server works on at once, and how many more may wait for their turn. */
export interface Room {
  readonly inside: number
  readonly waiting: number
}

/** More at once than connections to the database, fewer than would make each other late. */
export const standardRoom: Room = { inside: 64, waiting: 192 }

/** Lets work in as long as there is room; gives `full` at once when there is none, so that those inside keep their speed. */
export const makeAdmission = ({ inside, waiting }: Room) => {
  const door = Semaphore.makeUnsafe(inside)
  let present = 0
  const leave = Effect.sync(() => {
    present -= 1
  })
  return <A, E, R>(work: Effect.Effect<A, E, R>, full: () => A): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      if (present >= inside + waiting) return Effect.succeed(full())
      present += 1
      return Effect.ensuring(door.withPermit(work), leave)
    })
}

/**
 * Whether a call takes room: those of the API do, but how the server is and how an order fares can always be asked, and
 * stores and menus are answered from memory.
 */
export const takesRoom = (path: string): boolean => path.startsWith("/api/") && !roomless.test(path)

const roomless = /^\/api\/(health|stores(\/[^/]+)?|order\/[^/]+\/track)$/
