/** Where and how big a picture stands; without `alt` it decorates and is hidden from screen readers. */
export type PictureFrame = {
  /** CSS pixels of the square's side. */
  readonly size: number
  readonly alt?: string
  readonly className?: string
}

/**
 * A drawn picture as an `<img>`: the browser rasters it once as one image, its hundreds of nodes never join the page's
 * DOM, style or hit testing, and its ids can't meet another picture's.
 */
export const Picture = ({ size, alt, className, source }: PictureFrame & { readonly source: string }) => (
  <img
    src={source}
    width={size}
    height={size}
    alt={alt ?? ""}
    aria-hidden={alt === undefined ? true : undefined}
    className={className}
    decoding="async"
    draggable={false}
  />
)
