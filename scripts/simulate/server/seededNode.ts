import { type Random, randomFrom } from "@skorpe/core/domain/random"
import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"

const machine = { randomBytes: crypto.randomBytes, randomInt: crypto.randomInt }

/**
 * Until it is undone, this thread's random bytes and numbers come from the seed: ids, tokens and codes of the server
 * and of the simulated bank are the same each time. The program under test is as it is in production.
 */
export const seedNode = (seed: number): (() => void) => {
  const streams = new Map<string, Random>()
  /** Each use has its own sequence, because the number of database connections depends on the machine's load. */
  const numbersOf = (use: string): Random => {
    const numbers = streams.get(use) ?? randomFrom(`${use} ${seed}`)
    streams.set(use, numbers)
    return numbers
  }
  const put = (functions: object): void => {
    Object.assign(crypto, functions)
    syncBuiltinESMExports()
  }
  put({
    randomBytes: (size: number) => {
      const next = numbersOf(`${size} bytes`)
      return Buffer.from(Array.from({ length: size }, () => Math.floor(next() * 256)))
    },
    randomInt: (below: number) => Math.floor(numbersOf("whole numbers")() * below),
  })
  return () => put(machine)
}
