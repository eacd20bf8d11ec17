import type { Pixels } from "./comparePictures.ts"

/** Pictures are kept at half their size: small files, and what browsers smooth differently hardly shows. */
const scale = 0.5

const canvasOf = async (base64: string, type: string, by: number) => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  const image = await createImageBitmap(new Blob([bytes], { type }))
  const [width, height] = [Math.round(image.width * by), Math.round(image.height * by)]
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext("2d", { willReadFrequently: true })
  if (brush === null) throw new Error("this browser draws no pictures")
  brush.imageSmoothingQuality = "high"
  brush.drawImage(image, 0, 0, width, height)
  return { canvas, pixels: (): Pixels => brush.getImageData(0, 0, width, height) }
}

/** A shot of the page, as it is compared and as it is kept. */
export interface Shot {
  readonly pixels: Pixels
  /** As a WebP in base64. */
  readonly file: () => Promise<string>
}

/** Reads a PNG in base64 as it is compared. */
export const readShot = async (png: string): Promise<Shot> => {
  const { canvas, pixels } = await canvasOf(png, "image/png", scale)
  return {
    pixels: pixels(),
    file: async () => {
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""))
    },
  }
}

/** Reads a picture that was kept. */
export const readKept = async (webp: string): Promise<Pixels> => (await canvasOf(webp, "image/webp", 1)).pixels()
