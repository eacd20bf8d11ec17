import { cachedPicture } from "./cachedPicture.ts"
import { drawProduct, type ProductSpec } from "./drawProduct.ts"
import { Picture, type PictureFrame } from "./Picture.tsx"

type ProductPictureProps = PictureFrame & Omit<ProductSpec, "idPrefix" | "title">

/** A product that is no pizza, as an image. */
export const ProductPicture = ({ category, slug, seed, container, ...frame }: ProductPictureProps) => (
  <Picture
    {...frame}
    source={cachedPicture(
      "product",
      { category, slug, seed, idPrefix: "", ...(container === undefined ? {} : { container }) },
      drawProduct,
    )}
  />
)
