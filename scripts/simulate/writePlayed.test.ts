import { readLog, verify } from "@skorpe/core/replay"
import { seeShop, shop } from "@skorpe/core/shop"
import { runPlay, runPlays, shopPlay } from "@skorpe/core/simulation"
import { expect, test } from "vitest"
import { seedOfRun, shareOf } from "../../core/src/testing/share.fixture.ts"
import { propsOf } from "./propsOf.ts"
import { makeShopPlays, steps } from "./shopPlays.ts"
import { writePlayed } from "./writePlayed.ts"

const replayed = (text: string) => {
  const read = readLog(text)
  return read._tag === "Read" ? verify(shop, read.log) : read
}

test("every run can be written as a log, read back, and replayed with every hash matching", () => {
  for (const play of makeShopPlays()) {
    const first = seedOfRun(1)
    for (let seed = first; seed < first + shareOf(60, 20); seed++) {
      const { log } = runPlay(play, seed, steps)
      expect(replayed(writePlayed(log)), `seed ${seed}`).toMatchObject({ _tag: "Same", hashes: log.records.length })
    }
  }
})

test("a run that broke is reported with a small log that replays to the failure", () => {
  const play = shopPlay(propsOf("no"))
  const wary: typeof play = {
    ...play,
    judge: () => ({
      always: ({ world }) => (seeShop(world).cart.activeOrderId === null ? null : "ordered: it must not be"),
      atRest: () => null,
    }),
  }
  const { broken } = runPlays([wary], { seed: 1, runs: 200, steps })
  if (broken === null) throw new Error("no run placed an order")
  expect(broken.words).toContain("ordered: it must not be")
  expect(broken.log.records.length).toBeLessThan(20)
  const verdict = replayed(writePlayed(broken.log))
  expect(verdict).toMatchObject({ _tag: "Same" })
  if (verdict._tag === "Same") expect(seeShop(verdict.world).cart.activeOrderId).not.toBeNull()
})
