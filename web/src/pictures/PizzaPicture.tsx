import { useLazyPart } from "../kit/lazyPart.ts"
import { cachedPicture } from "./cachedPicture.ts"
import { InlinePicture } from "./InlinePicture.tsx"
import { lazyDrawing } from "./lazyDrawing.ts"
import { DeferredPicture, Picture, type PictureFrame, ServedPicture } from "./Picture.tsx"
import { isServed, type NamedPizza, pizzaName } from "./pictureName.ts"

type PizzaPictureProps = PictureFrame &
  NamedPizza & {
    /** `rich` adds SVG filters for melted cheese and gloss: for the one large pizza of a screen. */
    readonly detail: "rich" | "plain"
    /** The server has this picture as an image (see `servedPictures`); only plain ones. */
    readonly served?: boolean
  }

/** A pizza as an image: from the server where it has one, else drawn in the browser. */
export const PizzaPicture = ({
  seed,
  crust,
  toppings,
  stage = "baked",
  detail,
  served,
  ...frame
}: PizzaPictureProps) => {
  const spec = { seed, crust, toppings, stage }
  const drawn = () => <DrawnPizza {...spec} {...frame} detail={detail} />
  const shown = () =>
    served && isServed && detail === "plain" ? (
      <ServedPicture {...frame} name={pizzaName(spec)} fallback={drawn} />
    ) : (
      drawn()
    )
  return frame.first ? (
    <InlinePicture
      {...frame}
      draw={(idPrefix) => lazyDrawing.now()?.drawPizza({ ...spec, detail: "plain", idPrefix })}
      fallback={shown}
    />
  ) : (
    shown()
  )
}

const DrawnPizza = ({
  seed,
  crust,
  toppings,
  stage,
  detail,
  ...frame
}: PictureFrame & NamedPizza & { readonly detail: "rich" | "plain" }) => {
  const drawing = useLazyPart(lazyDrawing)
  const spec = { seed, crust, toppings, ...(stage === undefined ? {} : { stage }), detail, idPrefix: "" }
  const source = () => drawing && cachedPicture("pizza", spec, drawing.drawPizza)
  return detail === "rich" ? <Picture {...frame} source={source()} /> : <DeferredPicture {...frame} source={source} />
}
