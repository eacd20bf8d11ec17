import type { Sheet } from "../drawParts.ts"
import type { LaidPieces } from "../toppings.ts"
import type { Painting } from "./rasterise.ts"

/** A pizza's parts, rasterised. */
export interface PaintedParts {
  readonly bed: Painting
  readonly poured: Painting | null
  readonly pieces: readonly { readonly laid: LaidPieces; readonly sheet: Sheet; readonly painting: Painting }[]
}

const field = 400

/** Draws rasterised parts on a square canvas, bottom to top; each piece is copied from its sprite sheet. */
export const compose = (canvas: HTMLCanvasElement, { bed, poured, pieces }: PaintedParts): void => {
  const context = canvas.getContext("2d")
  if (!context) return
  const dots = canvas.width / field
  context.setTransform(dots, 0, 0, dots, canvas.width / 2, canvas.height / 2)
  context.clearRect(-field / 2, -field / 2, field, field)
  const whole = (painting: Painting): void => context.drawImage(painting, -field / 2, -field / 2, field, field)
  const stamp = (layer: LaidPieces["glyph"]["layer"]): void => {
    for (const { laid, sheet, painting } of pieces) {
      if (laid.glyph.layer !== layer) continue
      const [from, to] = [painting.height, (sheet.cell * laid.scale) / sheet.scale]
      laid.places.forEach(([x, y], nth) => {
        const at = [Math.round(x) - to / 2, Math.round(y) - to / 2] as const
        context.drawImage(painting, (nth % laid.shapes) * from, 0, from, from, ...at, to, to)
      })
    }
  }
  whole(bed)
  for (const layer of [0, 1, 2] as const) stamp(layer)
  if (poured) whole(poured)
  stamp(3)
}
