import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type Experiment, makeFindings } from "../experiment.ts"
import { killPostmaster } from "../harness/killPostmaster.ts"
import { spawnServer } from "../harness/spawnServer.ts"
import { foundIn, makeCanaries } from "./canaries.ts"
import { inTheDark, journeys } from "./journeys.ts"
import { database, logs, type Place } from "./places.ts"

/** Canaries in every field that takes something personal; none may be found in a log or an impersonal column. */
export const nothingLeaks: Experiment = {
  name: "personal-data",
  claim: "no name, number, address, free text, key or token of a call stands in a log or outside its own column",
  whole: 200,
  inTests: 4,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const canaries = makeCanaries(seed)
    const folder = await mkdtemp(join(tmpdir(), "skorpe-prove-"))
    await chmod(folder, 0o755)
    const server = await spawnServer({ database: { _tag: "Embedded", folder } })
    const search = async (place: Place) => {
      const text = await place.read(server, folder)
      for (const { planted } of foundIn(text, canaries.all())) findings.add(`${planted} stands in ${place.name}`)
      return text.length
    }
    let logged = 0
    try {
      for (let nth = 0; nth < cases; nth++) {
        for (const { go } of journeys) await go(server, canaries, nth)
      }
      await search(database)
      await killPostmaster(folder)
      await sleep(100)
      await inTheDark.go(server, canaries, 0)
      for (const place of logs) logged += await search(place)
    } finally {
      await server.kill()
      await killPostmaster(folder).catch(() => undefined)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
    return findings.outcome(canaries.all().length, `canaries; ${logged} letters of logs`)
  },
}
