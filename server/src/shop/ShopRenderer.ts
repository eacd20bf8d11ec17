import type { Renderer } from "@skorpe/core/shop"
import { Context, Effect, Layer } from "effect"
import { pathToFileURL } from "node:url"

/** The built shop's server-side rendering; `null` if the shop was built without it. */
export class ShopRenderer extends Context.Service<ShopRenderer, Renderer | null>()("skorpe/server/ShopRenderer") {
  /** `folder` is that of the built shop; the rendering code is in the folder beside it. */
  static readonly layer = (folder: string) =>
    Layer.effect(
      ShopRenderer,
      Effect.promise(async () => {
        const loaded: unknown = await import(pathToFileURL(`${folder}.page/renderPage.js`).href).catch(() => null)
        return isDrawing(loaded) ? loaded : null
      }),
    )
}

const isDrawing = (loaded: unknown): loaded is Renderer =>
  typeof loaded === "object" &&
  loaded !== null &&
  ["renderPage", "menuPictures", "pagePictures", "startAfterPaint"].every((name) => name in loaded)
