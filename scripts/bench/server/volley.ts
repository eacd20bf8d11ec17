import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** What the clients of a measurement send again and again, each over one connection that stays open. */
export interface Volley {
  readonly port: number
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** One of them at random goes with each request; none for a GET. */
  readonly bodies: readonly string[]
  /** Whether each request carries an idempotency key of its own. */
  readonly keyed: boolean
  readonly clients: number
  /** Not counted, so that the server is warm. */
  readonly warmUpSeconds: number
  readonly seconds: number
}

/** What came of a volley; times in milliseconds. */
export interface Hits {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** How many answers had which status; a connection that broke counts as 0. */
  readonly statuses: Readonly<Record<string, number>>
}

/** Fires a volley from a process of its own, so that clients and server do not share a thread. */
export const fire = async (volley: Volley): Promise<Hits> => {
  const shooter = fork(join(import.meta.dirname, "shooter.ts"))
  const answered = once(shooter, "message")
  const ended = once(shooter, "exit").then(() => Promise.reject(new Error("the clients gave up")))
  shooter.send(volley)
  const [hits] = (await Promise.race([answered, ended])) as [Hits]
  return hits
}

/** How many answers were not 200. */
export const misses = ({ statuses }: Hits): number =>
  Object.entries(statuses).reduce((sum, [status, count]) => (status === "200" ? sum : sum + count), 0)
