import type { DeferDrawing } from "./DeferDrawing.ts"
import { asSymbol } from "./frame.ts"

/**
 * Collects the drawings of one page with `take`; `all` returns them as one SVG of symbols, to be placed after the text.
 */
export const gatherDrawings = (): { readonly take: DeferDrawing; readonly all: () => string } => {
  const symbols: string[] = []
  return {
    take: (id, drawing) => {
      symbols.push(asSymbol(id, drawing))
      return `<svg><use href="#${id}"/></svg>`
    },
    all: () =>
      symbols.length === 0
        ? ""
        : `<svg aria-hidden="true" width="0" height="0" style="position:absolute">${symbols.join("")}</svg>`,
  }
}
