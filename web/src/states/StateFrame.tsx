import type { Variant } from "./boardQuery.ts"
import styles from "./StateFrame.module.css"

/** Phones are scaled to about two thirds, desktops to about two fifths. */
const sizes: Readonly<Record<number, { readonly height: number; readonly scale: number }>> = {
  390: { height: 844, scale: 0.66 },
  1280: { height: 800, scale: 0.42 },
}

/** One state in an iframe of the variant's width, with a link to it alone. */
export const StateFrame = ({
  path,
  market,
  ...variant
}: Variant & { readonly path: string; readonly market: string }) => {
  const { lang, scheme, width } = variant
  const { height, scale } = sizes[width] ?? { height: 844, scale: 0.5 }
  const address = `/states/${path}?${new URLSearchParams({ lang, scheme, market }).toString()}`
  const name = `${path}, ${lang}, ${scheme}, ${width}`
  return (
    <figure className={styles.frame} style={{ width: width * scale }}>
      <div style={{ height: height * scale }}>
        {/* The frame holds a page of this site, which needs no sandbox. */}
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
