import { readPictures } from "@skorpe/fixtures"
import { Context, Deferred, Effect, Layer, Schema, Semaphore } from "effect"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { ShopDrawing } from "../shop/ShopDrawing.ts"
import { BoundedCache } from "./BoundedCache.ts"
import { drawImage, type ImageFormat } from "./drawImage.ts"
import { drawnPictures } from "./drawnPictures.ts"
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

/** The size of what the shop draws. */
const field = { width: 400, height: 400 }

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
      const made = readPictures()
      const drawn = drawnPictures(yield* ShopDrawing, (yield* Catalogue).all)
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
      // Goes on when whoever asked has left: others may wait for it, and it is kept.
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
