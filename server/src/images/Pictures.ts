import { readPictures } from "@skorpe/fixtures"
import { Context, Effect, Layer, Schema, Semaphore } from "effect"
import { BoundedCache } from "./BoundedCache.ts"
import { drawImage, type ImageFormat } from "./drawImage.ts"
import type { ImagePlan } from "./planImage.ts"

/** Bytes of drawn pictures that are kept in memory. */
const mostBytes = 64 * 1024 * 1024

/** Pictures that are drawn at once. */
const atOnce = 2

/**
 * Pixels that are drawn or wait for it, half a minute's work at most: 64 small pictures, or a few big ones. More are turned
 * away, else a minute of asking for big ones would keep everybody waiting for many.
 */
const mostPixels = 40_000_000
const leastPixels = mostPixels / 64

/** Too many pictures are being drawn. @public */
export class TooBusy extends Schema.TaggedError<TooBusy>()("TooBusy", {}) {}

/** A picture to draw, and the name that tells it from any other. */
export interface AskedPicture {
  readonly key: string
  readonly assetId: string
  readonly plan: ImagePlan
  readonly format: ImageFormat
}

/** The shop's pictures: drawn once in each size that is asked for, kept while there is room. */
export class Pictures extends Context.Service<
  Pictures,
  {
    /** The size of an asset in pixels; `undefined` when there is none of that name. */
    readonly sizeOf: (assetId: string) => { readonly width: number; readonly height: number } | undefined
    readonly draw: (asked: AskedPicture) => Effect.Effect<Uint8Array, TooBusy>
  }
>()("skorpe/server/Pictures") {
  static readonly layer = Layer.effect(
    Pictures,
    Effect.gen(function* () {
      const sources = readPictures()
      const cache = new BoundedCache(mostBytes)
      const turns = yield* Semaphore.make(atOnce)
      let waiting = 0
      const drawNew = ({ key, assetId, plan, format }: AskedPicture) =>
        Effect.gen(function* () {
          // Whoever asked for the same a moment ago has had it drawn meanwhile.
          const drawn = cache.get(key)
          if (drawn !== undefined) return drawn
          const { svg = new Uint8Array() } = sources.get(assetId) ?? {}
          const bytes = yield* Effect.promise(() => drawImage(svg, plan, format))
          cache.set(key, bytes)
          return bytes
        })
      return {
        sizeOf: (assetId) => sources.get(assetId),
        draw: (asked) =>
          Effect.suspend(() => {
            const drawn = cache.get(asked.key)
            if (drawn !== undefined) return Effect.succeed(drawn)
            const pixels = Math.max(leastPixels, asked.plan.width * asked.plan.height)
            if (waiting + pixels > mostPixels) return Effect.fail(new TooBusy())
            waiting += pixels
            return drawNew(asked).pipe(
              Semaphore.withPermit(turns),
              Effect.ensuring(Effect.sync(() => (waiting -= pixels))),
            )
          }),
      }
    }),
  )
}
