import type { Drawing } from "@skorpe/core/shop"
import { Context, Effect, Layer } from "effect"
import { pathToFileURL } from "node:url"

/** What the built shop draws for its server; `null` where it was built without that. */
export class ShopDrawing extends Context.Service<ShopDrawing, Drawing | null>()("skorpe/server/ShopDrawing") {
  /** `folder` is the built shop's; what draws lies beside it. */
  static readonly layer = (folder: string) =>
    Layer.effect(
      ShopDrawing,
      Effect.promise(async () => {
        const loaded: unknown = await import(pathToFileURL(`${folder}.page/drawPage.js`).href).catch(() => null)
        return isDrawing(loaded) ? loaded : null
      }),
    )
}

const isDrawing = (loaded: unknown): loaded is Drawing =>
  typeof loaded === "object" &&
  loaded !== null &&
  ["drawPage", "menuPictures", "pagePictures", "startAfterPaint"].every((name) => name in loaded)
