import { Result, Schema } from "effect"
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
  return Result.isSuccess(read)
    ? { _tag: "Script", script: read.success }
    : { _tag: "NoScript", why: String(read.failure).slice(0, 1000) }
}
