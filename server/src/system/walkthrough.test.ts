import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"

const run = promisify(execFile)

describe.each(["no", "se"] as const)("a stranger in the market %s", (market) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ market, port: 0, database: { _tag: "ThrowAway" }, kitchen: "manual" })
  })
  afterAll(() => server.close())

  it("orders a pizza with only the API description and curl", async () => {
    const { info } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      readonly info: { readonly description: string }
    }
    const [, script = ""] = /```sh\n([\s\S]*?)```/.exec(info.description) ?? []
    expect(script).toContain("shop=http://localhost:8080\n")
    const { stdout } = await run("bash", [
      "-eu",
      "-c",
      script.replace("shop=http://localhost:8080", `shop=${server.url}`),
    ])
    expect(stdout).toMatch(/^Store \d+ has [A-Z]+_AM\d+\.\nIt costs \d+(\.\d+)?\.\nOrdered: [0-9a-z]{20}\.\n/)
    expect(JSON.parse(stdout.split("\n").at(-1) ?? "")).toMatchObject({ status: "placed", steps: [] })
  })
})
