import { useLater } from "../kit/later.ts"
import { cachedPicture } from "./cachedPicture.ts"
import { lateDrawing } from "./lateDrawing.ts"
import { LatePicture, type PictureFrame, ServedPicture } from "./Picture.tsx"
import { isServed, type NamedProduct, productName } from "./pictureName.ts"

type ProductPictureProps = PictureFrame &
  NamedProduct & {
    /** It is a product of a menu, which the server draws. */
    readonly served?: boolean
  }

/** A product that is no pizza, as an image. */
export const ProductPicture = ({ category, slug, seed, container, served, ...frame }: ProductPictureProps) => {
  const spec = { category, slug, seed, ...(container === undefined ? {} : { container }) }
  const drawn = () => <DrawnProduct {...spec} {...frame} />
  return served && isServed ? <ServedPicture {...frame} name={productName(spec)} otherwise={drawn} /> : drawn()
}

const DrawnProduct = ({ category, slug, seed, container, ...frame }: PictureFrame & NamedProduct) => {
  const drawing = useLater(lateDrawing)
  const spec = { category, slug, seed, idPrefix: "", ...(container === undefined ? {} : { container }) }
  return <LatePicture {...frame} source={() => drawing && cachedPicture("product", spec, drawing.drawProduct)} />
}
