import { Flag } from "effect/cli"

/** The flags that name a server and its staff key. */
export const staffFlags = {
  server: Flag.String("server").pipe(
    Flag.withDescription("Address of the server"),
    Flag.withDefault(`http://localhost:${process.env["PORT"] ?? "8080"}`),
  ),
  key: Flag.String("key").pipe(
    Flag.withDescription("Staff key; STAFF_KEY or the data folder's own by default"),
    Flag.optional,
  ),
}

/** The flag for the market whose data folder holds the staff key, for commands that are not tied to a market. */
export const marketFlag = {
  market: Flag.Literals("market", ["no", "se"]).pipe(
    Flag.withDescription("Whose data folder holds the staff key"),
    Flag.optional,
  ),
}

/** The flags that name the server of a problem report, for commands that read a log. */
export const reportFlags = {
  ...marketFlag,
  server: Flag.String("server").pipe(
    Flag.withDescription("The server to fetch a problem report from, whose reference stands in the log's place"),
    Flag.optional,
  ),
  key: staffFlags.key,
}

/** The flags of every `skorpe kitchen` command. */
export const kitchenFlags = {
  ...staffFlags,
  json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, one order per line"), Flag.withDefault(false)),
}
