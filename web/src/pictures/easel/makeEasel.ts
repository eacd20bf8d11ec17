import type { drawParts, sheetOf } from "../drawParts.ts"
import type { NamedPizza } from "../pictureName.ts"
import { compose, type PaintedParts } from "./compose.ts"
import { cachePaintings } from "./paintingCache.ts"

/** The drawing code, which is a lazy chunk. */
export interface DrawingCode {
  readonly drawParts: typeof drawParts
  readonly sheetOf: typeof sheetOf
}

/** Paints pizzas off screen, one at a time, and shows each on all attached canvases. */
export interface Easel {
  /** Requests a pizza; a later request replaces one that is not painted yet. */
  readonly put: (code: DrawingCode, pizza: NamedPizza) => void
  /** Shows the current pizza and every later one on this canvas. Returns a function that detaches it. */
  readonly attach: (canvas: HTMLCanvasElement) => () => void
  /** Cancels the request and releases all bitmaps. */
  readonly clear: () => void
}

interface PaintRequest {
  readonly code: DrawingCode
  readonly pizza: NamedPizza
}

/** Canvas pixels per CSS pixel and per picture unit; capped at 2 to bound the cost on denser screens. */
export const density = Math.min(2, Math.max(1, Math.ceil(globalThis.devicePixelRatio || 1)))
const side = 400 * density

/** The cache's capacity: more than the sheets of any one pizza. */
const cachedSheets = 24

/** Milliseconds without a new request before painting starts, so that repeated presses stay responsive. */
const debounce = 150

/**
 * Makes an easel. It debounces requests, rasterises a part at a time, and reuses cached parts: adding a topping
 * rasterises one small sheet.
 */
export const makeEasel = (): Easel => {
  const canvases = new Set<HTMLCanvasElement>()
  const board = document.createElement("canvas")
  const beds = cachePaintings(2)
  const sheets = cachePaintings(cachedSheets)
  let requested: PaintRequest | undefined
  let isBusy = false
  let isPainted = false
  let clears = 0

  const show = (canvas: HTMLCanvasElement): void => {
    const context = isPainted ? canvas.getContext("2d") : null
    if (!context) return
    if (canvas.width !== side) context.imageSmoothingQuality = "high"
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.drawImage(board, 0, 0, canvas.width, canvas.height)
  }
  const paint = async ({ code, pizza }: PaintRequest): Promise<PaintedParts> => {
    const { bed, poured, pieces } = code.drawParts(pizza)
    const paintedBed = await beds.paint(bed.name, bed.svg, side, side)
    const paintedPieces: PaintedParts["pieces"][number][] = []
    for (const laid of pieces) {
      const sheet = code.sheetOf(pizza, laid)
      const height = sheet.cell * density
      const painting = await sheets.paint(sheet.name, sheet.svg, height * sheet.shapes, height)
      paintedPieces.push({ laid, sheet, painting })
    }
    const paintedPoured = poured && (await sheets.paint(poured.name, poured.svg, side, side))
    return { bed: paintedBed, pieces: paintedPieces, poured: paintedPoured }
  }
  const lastRequested = async (): Promise<PaintRequest | undefined> => {
    const before = requested
    await new Promise((done) => setTimeout(done, debounce))
    return before === requested ? before : lastRequested()
  }
  const work = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      while (requested) {
        const [request, clearsBefore] = [await lastRequested(), clears]
        requested = undefined
        const parts = request && (await paint(request))
        // A clear during painting has released these parts.
        if (!parts || clearsBefore !== clears) continue
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
    put: (code, pizza) => {
      requested = { code, pizza }
      for (const canvas of canvases) canvas.dataset["painting"] = ""
      void work()
    },
    attach: (canvas) => {
      canvases.add(canvas)
      show(canvas)
      return () => void canvases.delete(canvas)
    },
    clear: () => {
      requested = undefined
      clears++
      beds.clear()
      sheets.clear()
    },
  }
}
