import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { type FoldingAnswer, readFoldingAnswer } from "@skorpe/core/replay"
import { Effect } from "effect"

interface Bundle {
  readonly version?: unknown
  readonly name?: unknown
  readonly fold?: (text: string, enough: () => boolean) => unknown
}

/**
 * Runs the bundled fold of another version on a log's text, in this process. That of an older commit may not call
 * `enough`, which stops it.
 */
export const runFolding = (file: string, text: string, enough: () => boolean): Effect.Effect<FoldingAnswer> =>
  Effect.tryPromise({
    try: async (): Promise<FoldingAnswer> => {
      const { version, name, fold } = (await import(pathToFileURL(resolve(file)).href)) as Bundle
      return readFoldingAnswer({ version, name, folding: fold?.(text, enough) })
    },
    catch: (cause) => (cause instanceof Error ? cause.message : String(cause)),
  }).pipe(Effect.catch((why) => Effect.succeed<FoldingAnswer>({ _tag: "NoFolding", why })))
