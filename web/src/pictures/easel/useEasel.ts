import { useLayoutEffect, useState } from "react"
import { useLater } from "../../kit/later.ts"
import { lateDrawing } from "../lateDrawing.ts"
import type { NamedPizza } from "../pictureName.ts"
import { type Easel, makeEasel } from "./makeEasel.ts"

/** An easel with this pizza on it, painted anew whenever it is another one. */
export const useEasel = (pizza: NamedPizza): Easel => {
  const drawing = useLater(lateDrawing)
  const [easel] = useState(makeEasel)
  // With what is said of it: in no frame is a pizza called what is not yet asked for.
  useLayoutEffect(() => {
    if (drawing) easel.put(drawing, pizza)
  }, [drawing, easel, pizza])
  useLayoutEffect(() => easel.clear, [easel])
  return easel
}
