import type { NamedPizza } from "../pictureName.ts"
import type { PizzaSpec } from "../spec.ts"
import { type Painting, paintAway, putAway } from "./paintAway.ts"

/** Draws a part of a pizza as an SVG document. */
export type DrawPart = (spec: PizzaSpec) => string

/** Where pizzas are painted one after another, each for all canvases that hang on it. */
export interface Easel {
  /** Asks for a pizza; one that is asked for meanwhile takes its place. */
  readonly put: (draw: DrawPart, pizza: NamedPizza) => void
  /** Shows what is painted now, and from then on every later one; gives the way to stop that. */
  readonly hang: (canvas: HTMLCanvasElement) => () => void
  /** Gives back what it holds. */
  readonly clear: () => void
}

interface Asked {
  readonly draw: DrawPart
  readonly pizza: NamedPizza
}

/** A layer of the picture, by the drawing that it was made of. */
interface Layer {
  readonly svg: string
  readonly painting: Painting
}

/** Pixels of the side: fine enough for a screen of twice the density, and no dearer on a finer one. */
const side = Math.round(400 * Math.min(2, Math.max(1, globalThis.devicePixelRatio || 1)))

/** So long nothing else was pressed before light is put on the toppings. */
const rest = 350

/**
 * Paints beside the page. The bed, which is dear by its filters, is painted anew only when it is another one; the
 * toppings at once without light, and with it as soon as the thumb rests.
 */
export const makeEasel = (): Easel => {
  const canvases = new Set<HTMLCanvasElement>()
  let bed: Layer | undefined
  let toppings: Layer | undefined
  let asked: Asked | undefined
  let isBusy = false
  let wake = (): void => undefined

  const pause = (begin: (done: () => void) => () => void): Promise<void> =>
    new Promise((resume) => {
      const giveUp = begin(resume)
      wake = () => {
        giveUp()
        resume()
      }
    })
  const paint = async (was: Layer | undefined, svg: string): Promise<Layer> => {
    if (was?.svg === svg) return was
    return { svg, painting: await paintAway(svg, side) }
  }
  const show = (canvas: HTMLCanvasElement): void => {
    const context = canvas.getContext("2d")
    if (!context || !bed || !toppings) return
    context.imageSmoothingQuality = "high"
    context.clearRect(0, 0, canvas.width, canvas.height)
    for (const { painting } of [bed, toppings]) context.drawImage(painting, 0, 0, canvas.width, canvas.height)
  }
  const paintAs = async ({ draw, pizza }: Asked, light: "rich" | "plain"): Promise<void> => {
    const part = (only: "bed" | "toppings", detail: "rich" | "plain") => draw({ ...pizza, only, detail, idPrefix: "" })
    const [newBed, newToppings] = await Promise.all([
      paint(bed, part("bed", "rich")),
      paint(toppings, part("toppings", light)),
    ])
    if (newBed !== bed) putAway(bed?.painting)
    if (newToppings !== toppings) putAway(toppings?.painting)
    ;[bed, toppings] = [newBed, newToppings]
    for (const canvas of canvases) show(canvas)
  }
  const work = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      while (asked) {
        const now = asked
        asked = undefined
        await pause(afterPaint)
        if (asked) continue
        await paintAs(now, toppings ? "plain" : "rich")
        for (const canvas of canvases) canvas.dataset["beat"] = canvas.dataset["beat"] === "0" ? "1" : "0"
        if (!asked) await pause(afterRest)
        if (!asked) await paintAs(now, "rich")
      }
    } finally {
      isBusy = false
      for (const canvas of canvases) delete canvas.dataset["painting"]
    }
  }
  return {
    put: (draw, pizza) => {
      asked = { draw, pizza }
      for (const canvas of canvases) canvas.dataset["painting"] = ""
      wake()
      void work()
    },
    hang: (canvas) => {
      canvases.add(canvas)
      show(canvas)
      return () => void canvases.delete(canvas)
    },
    clear: () => {
      asked = undefined
      putAway(bed?.painting)
      putAway(toppings?.painting)
      bed = toppings = undefined
    },
  }
}

/** Once what was pressed is on the screen. */
const afterPaint = (done: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(done)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const afterRest = (done: () => void): (() => void) => {
  const timer = setTimeout(done, rest)
  return () => clearTimeout(timer)
}
