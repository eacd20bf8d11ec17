import { Effect, Option } from "effect"

/** The server that a command asks, and how it finds the staff key. */
export interface Asking {
  readonly server: string
  readonly key: Option.Option<string>
  /** The market whose data folder holds the key; both markets' folders are searched when absent. */
  readonly market?: string | undefined
}

/** The key that the flags name, else STAFF_KEY, else the one in a local server's data folder. Empty when there is none. */
export const findKey = ({ key, market }: Asking): Effect.Effect<string> =>
  Option.match(key, { onSome: Effect.succeed, onNone: () => Effect.promise(() => localKey(market)) })

const localKey = async (market: string | undefined): Promise<string> => {
  const { STAFF_KEY, SKORPE_DATA, MARKET } = process.env
  if (STAFF_KEY) return STAFF_KEY
  // Loaded on demand: the server's modules take long to load.
  const { findStaffKey } = await import("@skorpe/server")
  const wanted = market ?? MARKET
  for (const one of wanted ? [wanted] : ["se", "no"]) {
    const key = await findStaffKey(one, SKORPE_DATA)
    if (key !== null) return key
  }
  return ""
}
