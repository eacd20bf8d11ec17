import type { Pixels } from "./comparePictures.ts"

/** Pictures are stored at half size: the files are small, and differences in antialiasing hardly show. */
const scale = 0.5

const canvasOf = async (base64: string, type: string, by: number) => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  const image = await createImageBitmap(new Blob([bytes], { type }))
  const [width, height] = [Math.round(image.width * by), Math.round(image.height * by)]
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext("2d", { willReadFrequently: true })
  if (brush === null) throw new Error("OffscreenCanvas has no 2d context in this browser")
  brush.imageSmoothingQuality = "high"
  brush.drawImage(image, 0, 0, width, height)
  return { canvas, pixels: (): Pixels => brush.getImageData(0, 0, width, height) }
}

/** Converts a screenshot (PNG in base64) to its stored form: a WebP of half size in base64. */
export const packShot = async (png: string): Promise<string> => {
  const { canvas } = await canvasOf(png, "image/png", scale)
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.7 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""))
}

/** Decodes a stored picture. Compare only stored forms: both have the same compression artefacts. */
export const readPacked = async (webp: string): Promise<Pixels> => (await canvasOf(webp, "image/webp", 1)).pixels()
