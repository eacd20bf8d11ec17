import type { Drawing } from "./boardWish.ts"
import styles from "./StateFrame.module.css"

/** A phone is shown at two thirds, a desk at two fifths. */
const sizes: Readonly<Record<number, { readonly height: number; readonly scale: number }>> = {
  390: { height: 844, scale: 0.66 },
  1280: { height: 800, scale: 0.42 },
}

/** One state in a page of its own, as wide as wanted, and a link to it alone. */
export const StateFrame = ({
  path,
  market,
  ...drawing
}: Drawing & { readonly path: string; readonly market: string }) => {
  const { lang, scheme, width } = drawing
  const { height, scale } = sizes[width] ?? { height: 844, scale: 0.5 }
  const address = `/states/${path}?${new URLSearchParams({ lang, scheme, market }).toString()}`
  const name = `${path}, ${lang}, ${scheme}, ${width}`
  return (
    <figure className={styles.frame} style={{ width: width * scale }}>
      <div style={{ height: height * scale }}>
        {/* Our own page of our own making: there is nothing to keep from it. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          title={name}
          src={address}
          loading="lazy"
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
      <figcaption>
        <a href={address}>
          {lang} · {scheme} · {width}
        </a>
      </figcaption>
    </figure>
  )
}
