import type { AfterWords } from "./AfterWords.ts"
import { asSymbol } from "./frame.ts"

/** Takes the drawings of one page, and tells them all together, as what the places among its words refer to. */
export const gatherDrawings = (): { readonly take: AfterWords; readonly all: () => string } => {
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
