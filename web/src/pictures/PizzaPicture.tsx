import { cachedPicture } from "./cachedPicture.ts"
import { useLater } from "../kit/later.ts"
import { lateDrawing } from "./lateDrawing.ts"
import { Picture, type PictureFrame } from "./Picture.tsx"
import type { PizzaSpec } from "./spec.ts"

type PizzaPictureProps = PictureFrame & Omit<PizzaSpec, "idPrefix" | "title">

/** A pizza as an image; use `rich` for the one big pizza of a screen, `plain` for cards and lines. */
export const PizzaPicture = ({ seed, crust, toppings, stage = "baked", detail, ...frame }: PizzaPictureProps) => {
  const drawing = useLater(lateDrawing)
  const spec = { seed, crust, toppings, stage, detail, idPrefix: "" }
  return <Picture {...frame} source={drawing && cachedPicture("pizza", spec, drawing.drawPizza)} />
}
