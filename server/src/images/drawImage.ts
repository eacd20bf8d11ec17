import type { ImagePlan } from "./planImage.ts"

/** The formats of responses. */
export type ImageFormat = "avif" | "webp" | "jpeg"

/** The best format that a caller accepts: AVIF, then WebP, otherwise JPEG. */
export const formatFor = (accept: string | undefined): ImageFormat => {
  const wishes = (accept ?? "")
    .split(",")
    .map((text) => text.trim().toLowerCase())
    .filter((text) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(text))
  const accepted = new Set(wishes.map((text) => text.split(";")[0]?.trim()))
  if (accepted.has("image/avif")) return "avif"
  return accepted.has("image/webp") ? "webp" : "jpeg"
}

const root = /^<svg [^>]*>/

/** Renders a part of an SVG in its final size. The part becomes the view box, so that nothing else is rendered. */
export const drawImage = async (
  svg: Uint8Array | string,
  { part, width, height }: ImagePlan,
  format: ImageFormat,
): Promise<Uint8Array> => {
  const view = `viewBox="${part.x} ${part.y} ${part.width} ${part.height}" preserveAspectRatio="none"`
  const text = (typeof svg === "string" ? svg : new TextDecoder().decode(svg)).replace(
    root,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}>`,
  )
  // Loaded on demand: a server that renders no pictures starts without it.
  const { default: sharp } = await import("sharp")
  sharp.concurrency(1)
  sharp.cache(false)
  const drawing = sharp(Buffer.from(text))
  switch (format) {
    case "avif":
      return drawing.avif({ quality: 55, effort: 2 }).toBuffer()
    case "webp":
      return drawing.webp({ quality: 80 }).toBuffer()
    case "jpeg":
      // JPEG has no transparency, so the background is white.
      return drawing.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
}
