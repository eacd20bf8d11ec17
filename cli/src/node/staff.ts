import { staffKeyHeader } from "@skorpe/core/api"
import { callApi, type HttpAsk } from "@skorpe/core/services"
import { Effect, Option, type Schema } from "effect"
import { Flag } from "effect/cli"
import { stop } from "../stop.ts"
import { nodeTransport } from "./transport.ts"

/** How a command finds the server, and the key that opens its back door. */
export const staffFlags = {
  server: Flag.String("server").pipe(
    Flag.withDescription("Address of the server"),
    Flag.withDefault(`http://localhost:${process.env["PORT"] ?? "8080"}`),
  ),
  key: Flag.String("key").pipe(
    Flag.withDescription("Staff key; STAFF_KEY or the data folder's own unless told"),
    Flag.optional,
  ),
}

/** What every command of the kitchen takes. */
export const kitchenFlags = {
  ...staffFlags,
  json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, a line an order"), Flag.withDefault(false)),
}

/** Whom a command asks, as its flags say. */
export interface Asking {
  readonly server: string
  readonly key: Option.Option<string>
  /** Whose data folder to look into; both markets' when absent. */
  readonly market?: string | undefined
}

/** The command line speaks one language. */
const english = { "accept-language": "en" }

/** STAFF_KEY, else that of this machine's own server; empty when there is none, and the server will say so. */
const ownKey = async (market: string | undefined): Promise<string> => {
  const { STAFF_KEY, SKORPE_DATA, MARKET } = process.env
  if (STAFF_KEY) return STAFF_KEY
  // Loaded only when a key is looked for: the server's modules take their time.
  const { findStaffKey } = await import("@skorpe/server")
  const wanted = market ?? MARKET
  for (const one of wanted ? [wanted] : ["se", "no"]) {
    const key = await findStaffKey(one, SKORPE_DATA)
    if (key !== null) return key
  }
  return ""
}

/** Asks the server with the staff key; what goes wrong ends the command with a sentence. */
export const askAsStaff = <A, I>({ server, key, market }: Asking, call: HttpAsk, schema: Schema.Codec<A, I>) =>
  Effect.gen(function* () {
    const staffKey = Option.isSome(key) ? key.value : yield* Effect.promise(() => ownKey(market))
    return yield* callApi(
      { ...call, headers: { ...call.headers, ...english, [staffKeyHeader]: staffKey } },
      schema,
    ).pipe(Effect.provide(nodeTransport(server)))
  }).pipe(
    Effect.catch((failure) => {
      if (failure._tag === "Unreachable")
        return stop(1, `Nobody answers at ${server}. Is the server running? npm start`)
      if (failure._tag === "Defect") return stop(1, "The server's answer is not of the contract's shape.")
      if (failure.status === 401) {
        return stop(
          1,
          "The server does not know this staff key. Give it with --key or STAFF_KEY, or MARKET and SKORPE_DATA as the server has them.",
        )
      }
      return stop(
        1,
        failure.problems.map(({ code, message }) => `${code} ${message}`).join("\n") || `HTTP ${failure.status}`,
      )
    }),
  )
