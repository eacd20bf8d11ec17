import type { ImagePlan } from "./planImage.ts"

/** What a browser may be answered with. */
export type ImageFormat = "avif" | "webp" | "jpeg"

/** The best format that a caller accepts: AVIF, then WebP; JPEG is understood by all. */
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

/** Draws a part of an SVG of ours in its final size: the part becomes the view, so that nothing is drawn in vain. */
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
  // Loaded with the first picture: a server that draws none starts without it.
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
      // What is see-through elsewhere lies on white.
      return drawing.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
}
