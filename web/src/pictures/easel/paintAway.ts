/** What a canvas can show: a bitmap, or where a browser makes none of an SVG, the image that it draws itself. */
export type Painting = ImageBitmap | HTMLImageElement

/**
 * Paints an SVG document, so many pixels wide and high, beside all other work: neither the page nor its next frame waits
 * for filters, as both would for an `<img>`.
 */
export const paintAway = async (svg: string, width: number, height: number): Promise<Painting> => {
  const image = new Image(width, height)
  const sized = svg.replace("<svg ", `<svg width="${width}" height="${height}" `)
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await image.decode()
  try {
    return await createImageBitmap(image, { resizeWidth: width, resizeHeight: height })
  } catch {
    return image
  }
}

/** Gives back what a painting holds; nobody shows it any more. */
export const putAway = (painting: Painting): void => {
  if (painting instanceof ImageBitmap) painting.close()
}
