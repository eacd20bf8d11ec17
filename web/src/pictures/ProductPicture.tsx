import { cachedPicture } from "./cachedPicture.ts"
import { useLater } from "../kit/later.ts"
import type { ProductSpec } from "./drawProduct.ts"
import { lateDrawing } from "./lateDrawing.ts"
import { Picture, type PictureFrame } from "./Picture.tsx"

type ProductPictureProps = PictureFrame & Omit<ProductSpec, "idPrefix" | "title">

/** A product that is no pizza, as an image. */
export const ProductPicture = ({ category, slug, seed, container, ...frame }: ProductPictureProps) => {
  const drawing = useLater(lateDrawing)
  const spec = { category, slug, seed, idPrefix: "", ...(container === undefined ? {} : { container }) }
  return <Picture {...frame} source={drawing && cachedPicture("product", spec, drawing.drawProduct)} />
}
