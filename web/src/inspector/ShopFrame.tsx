import { useEffect, useLayoutEffect, useRef, useState } from "react"
import type { Session } from "./session.ts"
import { offerFrames, type Scheme, type Shown } from "./frameSource.ts"
import styles from "./ShopFrame.module.css"

const sizes = {
  phone: { name: "Phone, 390", width: 390, height: 844 },
  desk: { name: "Desk, 1280", width: 1280, height: 800 },
} as const
type Size = keyof typeof sizes

const schemes: Readonly<Record<Scheme, string>> = { system: "System", light: "Light", dark: "Dark" }

let show: ((shown: Shown, scheme: Scheme) => void) | undefined

/** The shop after the chosen record, in a frame of its own size and scheme, scaled to fit. */
export const ShopFrame = ({ session, position }: { readonly session: Session; readonly position: number }) => {
  const [size, choose] = useState<Size>("phone")
  const [scheme, colour] = useState<Scheme>("system")
  const [room, measure] = useState({ width: 390, height: 700 })
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = sizes[size]
  const scale = Math.min(1, room.width / width, Math.max(0.3, room.height / height))
  useLayoutEffect(() => {
    show ??= offerFrames()
    show({ world: session.travel.at(position), market: session.market }, scheme)
  }, [session, position, scheme])
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) measure({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const n = session.records[position]?.n
  return (
    <div className={styles.shop}>
      <div className={styles.choices}>
        <label>
          Size{" "}
          <select value={size} onChange={({ target }) => choose(target.value === "desk" ? "desk" : "phone")}>
            {(Object.keys(sizes) as Size[]).map((one) => (
              <option key={one} value={one}>
                {sizes[one].name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Colours{" "}
          <select value={scheme} onChange={({ target }) => colour(target.value as Scheme)}>
            {Object.entries(schemes).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <span>After record {n}</span>
      </div>
      <div ref={place} className={styles.place}>
        <div className={styles.edge} style={{ width: width * scale, height: height * scale }}>
          {/* The frame holds a page of this site, which needs no sandbox. A forced scheme stays until a new page. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={scheme}
            title="The shop after the chosen record"
            src="/inspector?frame"
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </div>
  )
}
