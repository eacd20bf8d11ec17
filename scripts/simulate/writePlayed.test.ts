import { readLog, verify } from "@skorpe/core/replay"
import { seeShop, shop } from "@skorpe/core/shop"
import { runPlay, runPlays, shopPlay } from "@skorpe/core/simulation"
import { expect, test } from "vitest"
import { propsOf } from "./propsOf.ts"
import { makeShopPlays, steps } from "./shopPlays.ts"
import { writePlayed } from "./writePlayed.ts"

const replayed = (text: string) => {
  const read = readLog(text)
  return read._tag === "Read" ? verify(shop, read.log) : read
}

test("every life can be written down as a log, read again, and replayed with every hash met", () => {
  for (const play of makeShopPlays()) {
    for (let seed = 1; seed <= 60; seed++) {
      const { log } = runPlay(play, seed, steps)
      expect(replayed(writePlayed(log)), `seed ${seed}`).toMatchObject({ _tag: "Same", hashes: log.records.length })
    }
  }
})

test("a life that broke is told with a small log that can be replayed to where it broke", () => {
  const play = shopPlay(propsOf("no"))
  const wary: typeof play = {
    ...play,
    judge: () => ({
      always: ({ world }) => (seeShop(world).cart.activeOrderId === null ? null : "ordered: it must not be"),
      atRest: () => null,
    }),
  }
  const { broken } = runPlays([wary], { seed: 1, runs: 200, steps })
  if (broken === null) throw new Error("nobody ordered anything")
  expect(broken.words).toContain("ordered: it must not be")
  expect(broken.log.records.length).toBeLessThan(20)
  const verdict = replayed(writePlayed(broken.log))
  expect(verdict).toMatchObject({ _tag: "Same" })
  if (verdict._tag === "Same") expect(seeShop(verdict.world).cart.activeOrderId).not.toBeNull()
})
