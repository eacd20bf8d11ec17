import { useLater } from "../kit/later.ts"
import { cachedPicture } from "./cachedPicture.ts"
import { PageBorn } from "./PageBorn.tsx"
import { lateDrawing } from "./lateDrawing.ts"
import { LatePicture, Picture, type PictureFrame, ServedPicture } from "./Picture.tsx"
import { isServed, type NamedPizza, pizzaName } from "./pictureName.ts"

type PizzaPictureProps = PictureFrame &
  NamedPizza & {
    /** `rich` melts and shines by filters: for the one big pizza of a screen. */
    readonly detail: "rich" | "plain"
    /** A plain one that the server has too: of a menu as it stands, or of a page (see `servedPictures`). */
    readonly served?: boolean
  }

/** A pizza as an image. */
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
      <ServedPicture {...frame} name={pizzaName(spec)} otherwise={drawn} />
    ) : (
      drawn()
    )
  return frame.first ? (
    <PageBorn
      {...frame}
      draw={(idPrefix) => lateDrawing.now()?.drawPizza({ ...spec, detail: "plain", idPrefix })}
      otherwise={shown}
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
  const drawing = useLater(lateDrawing)
  const spec = { seed, crust, toppings, ...(stage === undefined ? {} : { stage }), detail, idPrefix: "" }
  const source = () => drawing && cachedPicture("pizza", spec, drawing.drawPizza)
  return detail === "rich" ? <Picture {...frame} source={source()} /> : <LatePicture {...frame} source={source} />
}
