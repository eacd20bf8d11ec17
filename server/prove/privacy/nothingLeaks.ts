import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type Experiment, makeFindings } from "../experiment.ts"
import { killPostmaster } from "../harness/killPostmaster.ts"
import { spawnServer } from "../harness/spawnServer.ts"
import { foundIn, makeCanaries } from "./canaries.ts"
import { liveAndLeave } from "./customerLife.ts"
import { inTheDark, journeys } from "./journeys.ts"
import { database, logs, type Place, wholeDatabase } from "./places.ts"

const many = { times: 1_000_000_000, within: 60_000 }
const limits = {
  smsFromAddress: many,
  smsInTotal: many,
  codesFromAddress: many,
  passwordsFromAddress: many,
  resetsFromAddress: many,
}

/** A customer's whole life takes a second: one per this many rounds of the other journeys. */
const roundsOfALife = 4

/** Canaries in every personal field; none may be found in a log or an impersonal column. */
export const nothingLeaks: Experiment = {
  name: "personal-data",
  claim:
    "no name, number, address, free text, key or token is in a log or outside its own column; with an account it goes",
  whole: 200,
  inTests: 4,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const canaries = makeCanaries(seed)
    const folder = await mkdtemp(join(tmpdir(), "skorpe-prove-"))
    await chmod(folder, 0o755)
    const own = makeCanaries(seed, 1)
    const friends = makeCanaries(seed, 2)
    const server = await spawnServer({ database: { _tag: "Embedded", folder }, botCheck: null, limits })
    const search = async (place: Place) => {
      const text = await place.read(server, folder)
      const planted = [canaries, own, friends].flatMap(({ all }) => all())
      for (const { planted: what } of foundIn(text, planted)) findings.add(`${what} stands in ${place.name}`)
      return text.length
    }
    let logged = 0
    try {
      for (let nth = 0; nth < cases; nth++) {
        for (const { go } of journeys) await go(server, canaries, nth)
      }
      const leaves: (() => Promise<void>)[] = []
      for (let nth = 0; nth < cases; nth += roundsOfALife)
        leaves.push(await liveAndLeave(server, { own, friends }, nth))
      await search(database)
      const whole = await wholeDatabase.read(server, folder)
      const kept = foundIn(whole, own.all()).length
      if (kept === 0) findings.add("nothing of a customer was found before they left: the search finds nothing")
      for (const leave of leaves) await leave()
      for (const { planted, text } of foundIn(await wholeDatabase.read(server, folder), own.all())) {
        findings.add(`${planted} (${text}) is still in the database after its account was deleted`)
      }
      await killPostmaster(folder)
      await sleep(100)
      await inTheDark.go(server, canaries, 0)
      for (const place of logs) logged += await search(place)
    } finally {
      await server.kill()
      await killPostmaster(folder).catch(() => undefined)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
    return findings.outcome(
      canaries.all().length + own.all().length + friends.all().length,
      `canaries, ${own.all().length} of customers who left; ${logged} characters of logs`,
    )
  },
}
