import { randomFrom } from "@skorpe/core/domain/random"
import { type Chance, chanceOf } from "@skorpe/core/simulation"

/**
 * The chance of one named thing of a run. What it draws does not depend on what happened before, so that a run with
 * something left out is otherwise the same run.
 */
export const chanceAt = (seed: number, name: string): Chance =>
  chanceOf(Math.floor(randomFrom(`${seed} ${name}`)() * 2 ** 32))
