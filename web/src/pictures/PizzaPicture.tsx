import { cachedPicture } from "./cachedPicture.ts"
import { drawPizza } from "./drawPizza.ts"
import { Picture, type PictureFrame } from "./Picture.tsx"
import type { PizzaSpec } from "./spec.ts"

type PizzaPictureProps = PictureFrame & Omit<PizzaSpec, "idPrefix" | "title">

/** A pizza as an image; use `rich` for the one big pizza of a screen, `plain` for cards and lines. */
export const PizzaPicture = ({ seed, crust, toppings, stage = "baked", detail, ...frame }: PizzaPictureProps) => (
  <Picture
    {...frame}
    source={cachedPicture("pizza", { seed, crust, toppings, stage, detail, idPrefix: "" }, drawPizza)}
  />
)
