import { readPictures } from "@skorpe/fixtures"
import { Context, Deferred, Effect, Layer, Schema, Semaphore } from "effect"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { ShopRenderer } from "../shop/ShopRenderer.ts"
import { BoundedCache } from "./BoundedCache.ts"
import { drawImage, type ImageFormat } from "./drawImage.ts"
import { drawnPictures } from "./drawnPictures.ts"
import type { ImagePlan } from "./planImage.ts"

/** The size of the cache of rendered pictures, in bytes. */
const mostBytes = 64 * 1024 * 1024

/** The number of pictures that are rendered at once. */
const atOnce = 2

/**
 * Upper bound on pixels that are rendered or queued, about half a minute of work: 64 small pictures or a few large
 * ones. Further pictures are refused, so that requests for large pictures cannot fill the queue for minutes.
 */
const mostPixels = 40_000_000
const leastPixels = mostPixels / 64

/** The size of a picture before scaling. */
const field = { width: 400, height: 400 }

/** Too many pictures are being rendered. @public */
export class TooBusy extends Schema.TaggedError<TooBusy>()("TooBusy", {}) {}

/** A picture to render, and its cache key. */
export interface AskedPicture {
  readonly key: string
  readonly assetId: string
  readonly plan: ImagePlan
  readonly format: ImageFormat
}

/** The shop's pictures, rendered once in each requested size and cached while there is room. */
export class Pictures extends Context.Service<
  Pictures,
  {
    /** The size of an asset in pixels; `undefined` for an unknown name. */
    readonly sizeOf: (assetId: string) => { readonly width: number; readonly height: number } | undefined
    readonly draw: (asked: AskedPicture) => Effect.Effect<Uint8Array, TooBusy>
  }
>()("skorpe/server/Pictures") {
  static readonly layer = Layer.effect(
    Pictures,
    Effect.gen(function* () {
      const made = readPictures()
      const drawn = drawnPictures(yield* ShopRenderer, (yield* Catalogue).all)
      const cache = new BoundedCache(mostBytes)
      const turns = yield* Semaphore.make(atOnce)
      const scope = yield* Effect.scope
      const underway = new Map<string, Deferred.Deferred<Uint8Array>>()
      let waiting = 0
      const drawNew = ({ assetId, plan, format }: AskedPicture) =>
        Effect.suspend(() => {
          const draw = drawn(assetId)
          const svg = draw ? draw() : (made.get(assetId)?.svg ?? "")
          return Effect.promise(() => drawImage(svg, plan, format))
        })
      // Continues when its caller is interrupted: others may wait for the picture, and it is cached.
      const begin = Effect.fnUntraced(function* (asked: AskedPicture, pixels: number) {
        const { key } = asked
        const picture = yield* Deferred.make<Uint8Array>()
        underway.set(key, picture)
        waiting += pixels
        const end = Effect.sync(() => {
          underway.delete(key)
          waiting -= pixels
        })
        yield* drawNew(asked).pipe(
          Semaphore.withPermit(turns),
          Effect.tap((bytes) => Effect.sync(() => cache.set(key, bytes))),
          Effect.ensuring(end),
          Deferred.into(picture),
          Effect.forkIn(scope),
        )
        return picture
      })
      return {
        sizeOf: (assetId) => made.get(assetId) ?? (drawn(assetId) && field),
        draw: (asked) =>
          Effect.gen(function* () {
            const kept = cache.get(asked.key)
            if (kept !== undefined) return kept
            const begun = underway.get(asked.key)
            if (begun !== undefined) return yield* Deferred.await(begun)
            const pixels = Math.max(leastPixels, asked.plan.width * asked.plan.height)
            if (waiting + pixels > mostPixels) return yield* new TooBusy()
            return yield* Deferred.await(yield* begin(asked, pixels))
          }),
      }
    }),
  )
}
