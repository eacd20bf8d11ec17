import { useLayoutEffect, useState } from "react"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { lazyDrawing } from "../lazyDrawing.ts"
import type { NamedPizza } from "../pictureName.ts"
import { type Easel, makeEasel } from "./makeEasel.ts"

/** Returns an easel that shows this pizza, repainted when the pizza changes and cleared on unmount. */
export const useEasel = (pizza: NamedPizza): Easel => {
  const drawing = useLazyPart(lazyDrawing)
  const [easel] = useState(makeEasel)
  // A layout effect: the request is sent in the commit that updates the pizza's description.
  useLayoutEffect(() => {
    if (drawing) easel.put(drawing, pizza)
  }, [drawing, easel, pizza])
  useLayoutEffect(() => easel.clear, [easel])
  return easel
}
