import { startServer } from "@skorpe/server"
import { Effect } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { customerOf } from "./customer.ts"
import { openShop } from "./openShop.ts"
import { readScript } from "./readScript.ts"
import { runScript } from "./runScript.ts"

const folder = join(import.meta.dirname, "../../../fixtures/scripts")
const files = readdirSync(folder)

describe.each(["no", "se"] as const)("in the market %s", (market) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ market, port: 0, database: { _tag: "ThrowAway" }, kitchen: "auto", pace: 0.2 })
  })
  afterAll(() => server.close())

  const run = (text: string) => {
    const read = readScript(text)
    if (read._tag === "NoScript") return Promise.resolve(read.why)
    return Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          const live = yield* openShop(market, server.url)
          return yield* runScript(read.script.steps, market, customerOf(live, 60))
        }),
      ),
    )
  }

  // Much of a script is waiting for the price and the kitchen: they go beside each other.
  test.concurrent.each(files)("%s does all that it says", async (file) => {
    expect(await run(readFileSync(join(folder, file), "utf8"))).toBeNull()
  })
})
