import { useLazyPart } from "../kit/lazyPart.ts"
import { cachedPicture } from "./cachedPicture.ts"
import { lazyDrawing } from "./lazyDrawing.ts"
import { DeferredPicture, type PictureFrame, ServedPicture } from "./Picture.tsx"
import { isServed, type NamedProduct, productName } from "./pictureName.ts"

type ProductPictureProps = PictureFrame &
  NamedProduct & {
    /** The product is on a menu, so the server has its picture as an image. */
    readonly served?: boolean
  }

/** A product other than a pizza as an image: from the server where it has one, else drawn in the browser. */
export const ProductPicture = ({ category, slug, seed, container, served, ...frame }: ProductPictureProps) => {
  const spec = { category, slug, seed, ...(container === undefined ? {} : { container }) }
  const drawn = () => <DrawnProduct {...spec} {...frame} />
  return served && isServed ? <ServedPicture {...frame} name={productName(spec)} fallback={drawn} /> : drawn()
}

const DrawnProduct = ({ category, slug, seed, container, ...frame }: PictureFrame & NamedProduct) => {
  const drawing = useLazyPart(lazyDrawing)
  const spec = { category, slug, seed, idPrefix: "", ...(container === undefined ? {} : { container }) }
  return <DeferredPicture {...frame} source={() => drawing && cachedPicture("product", spec, drawing.drawProduct)} />
}
