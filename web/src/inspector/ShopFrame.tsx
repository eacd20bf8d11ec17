import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import type { Language } from "@skorpe/core/domain/language"
import type { ShopWorld } from "@skorpe/core/shop"
import { type FrameName, offerFrame, pageOfFrame, type Scheme, type Shown } from "./frameSource.ts"
import styles from "./ShopFrame.module.css"
import { worldIn } from "./worldIn.ts"

export const sizes = {
  phone: { name: "Phone, 390", width: 390, height: 844 },
  desk: { name: "Desk, 1280", width: 1280, height: 800 },
} as const
export type Size = keyof typeof sizes

const show = new Map<FrameName, (shown: Shown, scheme: Scheme) => void>()

const showIn = (name: FrameName): ((shown: Shown, scheme: Scheme) => void) => {
  const known = show.get(name) ?? offerFrame(name)
  show.set(name, known)
  return known
}

interface ShopFrameProps {
  readonly name: FrameName
  /** After which record of which log the shop is shown. */
  readonly said: string
  readonly world: ShopWorld
  readonly market: Shown["market"]
  readonly size: Size
  /** Whether as much of the shop is shown as there is room for in full size, in place of all of it made smaller. */
  readonly isEnlarged: boolean
  readonly scheme: Scheme
  /** `null` for the world's own. */
  readonly language: Language | null
}

/** The shop of a world, in a frame of its own size and scheme, scaled to fit. */
export const ShopFrame = ({ name, said, world, market, size, isEnlarged, scheme, language }: ShopFrameProps) => {
  const [room, measure] = useState({ width: 390, height: 700 })
  const place = useRef<HTMLDivElement>(null)
  const { width, height: whole } = sizes[size]
  const widest = Math.min(1, room.width / width)
  const scale = isEnlarged ? widest : Math.min(widest, Math.max(0.3, room.height / whole))
  const height = isEnlarged ? Math.min(whole, room.height / scale) : whole
  const seen = useMemo(() => worldIn(world, language), [world, language])
  useLayoutEffect(() => showIn(name)({ world: seen, market }, scheme), [name, seen, market, scheme])
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // A hidden part has no room, and keeps its size until it is shown.
      if (width > 0) measure({ width, height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.one}>
      <p className={styles.said}>{said}</p>
      <div ref={place} className={styles.place}>
        <div className={styles.edge} style={{ width: width * scale, height: height * scale }}>
          {/* The frame holds a page of this site, which needs no sandbox. A forced scheme stays until a new page. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={scheme}
            title={`The shop: ${said}`}
            name={name}
            {...pageOfFrame(name)}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </div>
  )
}
