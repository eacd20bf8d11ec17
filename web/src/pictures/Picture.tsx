import { type ImgHTMLAttributes, type ReactNode, useState } from "react"
import { Late } from "../kit/Late.tsx"

/** One empty point: what stands where a picture is not drawn yet. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E"

/** Where and how big a picture stands; without `alt` it decorates and is hidden from screen readers. */
export type PictureFrame = {
  /** CSS pixels of the square's side. */
  readonly size: number
  readonly alt?: string
  readonly className?: string
  /** The one picture that a page is about comes before all others. */
  readonly first?: boolean
}

const frameOf = ({ size, alt, className, first = false }: PictureFrame): ImgHTMLAttributes<HTMLImageElement> => ({
  width: size,
  height: size,
  "aria-hidden": alt === undefined ? true : undefined,
  className,
  decoding: "async",
  draggable: false,
  ...(first ? { fetchPriority: "high" } : { loading: "lazy" }),
})

/**
 * A drawn picture as an `<img>`: the browser rasters it once as one image, its hundreds of nodes never join the page's
 * DOM, style or hit testing, and its ids can't meet another picture's. Its place is as large before it is drawn.
 */
export const Picture = ({ source, ...frame }: PictureFrame & { readonly source: string | undefined }) => (
  <img {...frameOf(frame)} alt={frame.alt ?? ""} src={source ?? blank} />
)

/** Draws a picture in the browser, after everything that is read. */
export const LatePicture = ({ source, ...frame }: PictureFrame & { readonly source: () => string | undefined }) => (
  <Late place={<Picture {...frame} source={undefined} />}>{() => <Picture {...frame} source={source()} />}</Late>
)

/** A picture that the server has as an image, as fine as the screen; `otherwise` is drawn where it can't be had. */
export const ServedPicture = ({
  name,
  otherwise,
  ...frame
}: PictureFrame & { readonly name: string; readonly otherwise: () => ReactNode }) => {
  const [missing, setMissing] = useState<string | null>(null)
  if (missing === name) return otherwise()
  const source = `/images/${name}?w=${frame.size}&auto=format`
  return (
    <img
      {...frameOf(frame)}
      alt={frame.alt ?? ""}
      src={source}
      srcSet={`${source}, ${source}&dpr=2 2x`}
      onError={() => setMissing(name)}
    />
  )
}
