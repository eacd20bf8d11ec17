import { Result, Schema } from "effect"
import { faultOfCondition } from "./expectSeen.ts"
import { Script } from "./model.ts"

/** A script, or why the text is not one. */
export type ReadScript =
  | { readonly _tag: "Script"; readonly script: Script }
  | { readonly _tag: "NoScript"; readonly why: string }

const decode = Schema.decodeUnknownResult(Script)

/** Reads a script. Unknown fields are refused, because they may be typing errors. */
export const readScript = (text: string): ReadScript => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { _tag: "NoScript", why: "it is not JSON" }
  }
  const read = decode(value, { onExcessProperty: "error" })
  if (Result.isFailure(read)) return { _tag: "NoScript", why: String(read.failure).slice(0, 1000) }
  for (const [index, step] of read.success.steps.entries()) {
    const why = "see" in step ? faultOfCondition(step.see) : undefined
    if (why !== undefined) return { _tag: "NoScript", why: `step ${index + 1}: ${why}` }
  }
  return { _tag: "Script", script: read.success }
}
