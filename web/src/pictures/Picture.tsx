import { type ImgHTMLAttributes, type ReactNode, useState } from "react"
import { Deferred } from "../kit/Deferred.tsx"

/** The placeholder until a picture is drawn: an empty SVG. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E"

/** A picture's size and role; without `alt` it is decorative and hidden from screen readers. */
export type PictureFrame = {
  /** The square's side in CSS pixels. */
  readonly size: number
  readonly alt?: string
  readonly className?: string
  /** The page's main picture: fetched with high priority instead of lazily. */
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
 * A drawn picture as an `<img>`. The browser rasterises it once; its hundreds of nodes stay out of the page's DOM,
 * style recalculation and hit testing, and its ids can't collide with another picture's. The placeholder has the same
 * size.
 */
export const Picture = ({ source, ...frame }: PictureFrame & { readonly source: string | undefined }) => (
  <img {...frameOf(frame)} alt={frame.alt ?? ""} src={source ?? blank} />
)

/** Draws a picture in the browser, after the page's text is rendered. */
export const DeferredPicture = ({ source, ...frame }: PictureFrame & { readonly source: () => string | undefined }) => (
  <Deferred place={<Picture {...frame} source={undefined} />}>
    {() => <Picture {...frame} source={source()} />}
  </Deferred>
)

/** A picture that the server has as an image, at the screen's pixel density; on an error it renders `fallback`. */
export const ServedPicture = ({
  name,
  fallback,
  ...frame
}: PictureFrame & { readonly name: string; readonly fallback: () => ReactNode }) => {
  const [missing, setMissing] = useState<string | null>(null)
  if (missing === name) return fallback()
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
