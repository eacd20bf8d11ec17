/** A source for `drawImage`: a bitmap, or the image itself in a browser that can't make a bitmap of an SVG. */
export type Painting = ImageBitmap | HTMLImageElement

/**
 * Rasterises an SVG document to this size in pixels. It decodes asynchronously, so that filters block no frame, as they
 * would in an `<img>` of the page.
 */
export const rasterise = async (svg: string, width: number, height: number): Promise<Painting> => {
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

/** Frees a painting's memory; it must not be drawn afterwards. */
export const release = (painting: Painting): void => {
  if (painting instanceof ImageBitmap) painting.close()
}
