import { randomFrom } from "@skorpe/core/domain/random"
import { type Chance, chanceOf } from "@skorpe/core/simulation"

/** Numbers things of one name: a thing that is left out changes the numbers of its own name only. */
export const makeNth = (): ((name: string) => string) => {
  const counts = new Map<string, number>()
  return (name) => {
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return `${name} ${nth}`
  }
}

/**
 * The random source of one named thing of a run. Its draws do not depend on what happened before, so that a run with
 * something left out is otherwise much the same run; ids come from one stream, and change.
 */
export const chanceAt = (seed: number, name: string): Chance =>
  chanceOf(Math.floor(randomFrom(`${seed} ${name}`)() * 2 ** 32))
