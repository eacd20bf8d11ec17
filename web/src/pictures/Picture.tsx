/** One empty point: what stands where a picture is not drawn yet. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E"

/** Where and how big a picture stands; without `alt` it decorates and is hidden from screen readers. */
export type PictureFrame = {
  /** CSS pixels of the square's side. */
  readonly size: number
  readonly alt?: string
  readonly className?: string
}

/**
 * A drawn picture as an `<img>`: the browser rasters it once as one image, its hundreds of nodes never join the page's
 * DOM, style or hit testing, and its ids can't meet another picture's. Its place is as large before it is drawn.
 */
export const Picture = ({ size, alt, className, source }: PictureFrame & { readonly source: string | undefined }) => (
  <img
    src={source ?? blank}
    width={size}
    height={size}
    alt={alt ?? ""}
    aria-hidden={alt === undefined ? true : undefined}
    className={className}
    decoding="async"
    draggable={false}
  />
)
