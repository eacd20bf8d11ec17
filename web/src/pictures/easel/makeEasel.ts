import type { drawParts, sheetOf } from "../drawParts.ts"
import type { NamedPizza } from "../pictureName.ts"
import { compose, type PaintedParts } from "./compose.ts"
import { keepPaintings } from "./keptPaintings.ts"

/** Who draws the parts of a pizza. */
export interface Draughtsman {
  readonly drawParts: typeof drawParts
  readonly sheetOf: typeof sheetOf
}

/** Where pizzas are painted one after another, each for all canvases that hang on it. */
export interface Easel {
  /** Asks for a pizza; one that is asked for meanwhile takes its place. */
  readonly put: (by: Draughtsman, pizza: NamedPizza) => void
  /** Shows what is painted now, and from then on every later one; gives the way to stop that. */
  readonly hang: (canvas: HTMLCanvasElement) => () => void
  /** Gives back what it holds. */
  readonly clear: () => void
}

interface Asked {
  readonly by: Draughtsman
  readonly pizza: NamedPizza
}

/** Pixels of a picture unit, or of a point of the screen: as fine as that, but no dearer on one of more than twice the density. */
export const density = Math.min(2, Math.max(1, Math.ceil(globalThis.devicePixelRatio || 1)))
const side = 400 * density

/** More than the sheets of any pizza. */
const keptSheets = 24

/** Milliseconds in which nothing else is asked for: a thumb that goes on pressing comes first. */
const rest = 150

/**
 * Paints when the thumb rests, beside the page and a part at a time, and only what no pizza before had: a topping that is
 * put on is one small sheet.
 */
export const makeEasel = (): Easel => {
  const canvases = new Set<HTMLCanvasElement>()
  const board = document.createElement("canvas")
  const beds = keepPaintings(2)
  const sheets = keepPaintings(keptSheets)
  let asked: Asked | undefined
  let isBusy = false
  let isPainted = false
  let clearings = 0

  const show = (canvas: HTMLCanvasElement): void => {
    const context = isPainted ? canvas.getContext("2d") : null
    if (!context) return
    if (canvas.width !== side) context.imageSmoothingQuality = "high"
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.drawImage(board, 0, 0, canvas.width, canvas.height)
  }
  const paint = async ({ by, pizza }: Asked): Promise<PaintedParts> => {
    const { bed, poured, pieces } = by.drawParts(pizza)
    const paintedBed = await beds.paint(bed.name, bed.svg, side, side)
    const paintedPieces: PaintedParts["pieces"][number][] = []
    for (const laid of pieces) {
      const sheet = by.sheetOf(pizza, laid)
      const height = sheet.cell * density
      const painting = await sheets.paint(sheet.name, sheet.svg, height * sheet.shapes, height)
      paintedPieces.push({ laid, sheet, painting })
    }
    const paintedOver = poured && (await sheets.paint(poured.name, poured.svg, side, side))
    return { bed: paintedBed, pieces: paintedPieces, poured: paintedOver }
  }
  const askedLast = async (): Promise<Asked | undefined> => {
    const one = asked
    await new Promise((done) => setTimeout(done, rest))
    return one === asked ? one : askedLast()
  }
  const work = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      while (asked) {
        const [now, before] = [await askedLast(), clearings]
        asked = undefined
        const parts = now && (await paint(now))
        // What was cleared meanwhile has given back what would be shown.
        if (!parts || before !== clearings) continue
        board.width = board.height = side
        compose(board, parts)
        isPainted = true
        for (const canvas of canvases) {
          show(canvas)
          canvas.dataset["beat"] = canvas.dataset["beat"] === "0" ? "1" : "0"
        }
      }
    } finally {
      isBusy = false
      for (const canvas of canvases) delete canvas.dataset["painting"]
    }
  }
  return {
    put: (by, pizza) => {
      asked = { by, pizza }
      for (const canvas of canvases) canvas.dataset["painting"] = ""
      void work()
    },
    hang: (canvas) => {
      canvases.add(canvas)
      show(canvas)
      return () => void canvases.delete(canvas)
    },
    clear: () => {
      asked = undefined
      clearings++
      beds.clear()
      sheets.clear()
    },
  }
}
