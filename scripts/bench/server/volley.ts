import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** The requests of a measurement. Each client repeats them over one keep-alive connection. */
export interface Volley {
  readonly port: number
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Each request sends one of these at random; empty for a GET. */
  readonly bodies: readonly string[]
  /** Whether each request has a new idempotency key. */
  readonly keyed: boolean
  readonly clients: number
  /** Warm-up time, which is not counted. */
  readonly warmUpSeconds: number
  readonly seconds: number
}

/** The results of a volley; times in milliseconds. */
export interface Hits {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** The number of responses by status; a broken connection counts as status 0. */
  readonly statuses: Readonly<Record<string, number>>
}

/** Fires a volley from a separate process, so that clients and server do not share a thread. */
export const fire = async (volley: Volley): Promise<Hits> => {
  const shooter = fork(join(import.meta.dirname, "shooter.ts"))
  const answered = once(shooter, "message")
  const ended = once(shooter, "exit").then(() => Promise.reject(new Error("the client process exited")))
  shooter.send(volley)
  const [hits] = (await Promise.race([answered, ended])) as [Hits]
  return hits
}

/** The number of responses other than 200. */
export const misses = ({ statuses }: Hits): number =>
  Object.entries(statuses).reduce((sum, [status, count]) => (status === "200" ? sum : sum + count), 0)

/** How many requests a second a volley gets answered with 200; throws when one is not. */
export const perSecondOf = async (volley: Volley): Promise<number> => {
  const hits = await fire(volley)
  if (misses(hits) > 0) throw new Error(JSON.stringify(hits))
  return hits.perSecond
}
