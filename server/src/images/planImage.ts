import type { ImageQuery } from "@skorpe/core/api"

/** A part of a picture in the picture's pixels, not necessarily whole ones. */
interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of a picture to render, and its size. */
export interface ImagePlan {
  readonly part: Part
  /** Whole pixels. */
  readonly width: number
  readonly height: number
}

/** Upper bounds on pixels: of a side, and in all. */
const longest = 3200
const most = 8_000_000

/** The plan for a picture of this size and these parameters; `null` if they are outside the picture or too large. */
export const planImage = (
  size: { readonly width: number; readonly height: number },
  query: ImageQuery,
): ImagePlan | null => {
  const cut = readRect(query.rect) ?? { x: 0, y: 0, ...size }
  if (cut.x + cut.width > size.width || cut.y + cut.height > size.height) return null
  const dpr = Number(query.dpr ?? 1)
  const wanted = { w: asked(query.w), h: asked(query.h) }
  const part =
    wanted.w === null || wanted.h === null
      ? cut
      : around(cut, wanted.w / wanted.h, Number(query["fp-x"] ?? 0.5), Number(query["fp-y"] ?? 0.5))
  const w = wanted.w ?? (wanted.h === null ? part.width : (wanted.h * part.width) / part.height)
  const h = wanted.h ?? (w * part.height) / part.width
  const width = Math.max(1, Math.round(w * dpr))
  const height = Math.max(1, Math.round(h * dpr))
  return width > longest || height > longest || width * height > most ? null : { part, width, height }
}

const asked = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

const readRect = (text: string | undefined): Part | null => {
  if (text === undefined) return null
  const [x = 0, y = 0, width = 1, height = 1] = text.split(",").map(Number)
  return { x, y, width, height }
}

/** The largest part with an aspect ratio, as close to centred on a point (in shares) as the borders allow. */
const around = (cut: Part, shape: number, x: number, y: number): Part => {
  const width = Math.min(cut.width, cut.height * shape)
  const height = Math.min(cut.height, cut.width / shape)
  const clamp = (middle: number, length: number, room: number) =>
    Math.min(Math.max(0, middle - length / 2), room - length)
  return {
    x: cut.x + clamp(x * cut.width, width, cut.width),
    y: cut.y + clamp(y * cut.height, height, cut.height),
    width,
    height,
  }
}
