import { Effect } from "effect"
import type { ScriptFailed } from "./customer.ts"
import type { Step } from "./model.ts"
import { runStep } from "./runStep.ts"
import type { Setting } from "./setting.ts"

/** Where a script ended early: the number of the step, from 1, and the reason. */
interface FailedStep {
  readonly step: number
  readonly why: string
}

/** Runs the steps in turn. Returns the first that fails, and `null` after the last. */
export const runScript = (steps: readonly Step[], setting: Setting): Effect.Effect<FailedStep | null> =>
  Effect.gen(function* () {
    for (const [index, step] of steps.entries()) {
      const met = yield* runStep(step, setting).pipe(
        Effect.match({ onSuccess: () => null, onFailure: (failure: ScriptFailed) => failure.why }),
      )
      if (met !== null) return { step: index + 1, why: met }
    }
    return null
  })
