import { type PointerEvent, useRef } from "react"
import type { Cover } from "@skorpe/core/domain/builder"
import { useShop } from "../../shop/shopContext.ts"
import styles from "./Divider.module.css"
import { memoByKeys } from "./memoByKeys.ts"
import { coverNames } from "./coverNames.ts"
import { useBuilderWords } from "./useBuilderWords.ts"
import { useFormat } from "../../shop/useFormat.ts"

/** The divider's three stops, from left to right. */
const stops: readonly Cover[] = ["right", "both", "left"]

/**
 * The line between the halves. It follows the finger, the pizza is divided at the nearest of three stops, and the line
 * snaps to that stop on release. For the keyboard it is a slider; `ShareChoice` has a button for each stop.
 */
export const Divider = memoByKeys(["cover", "both", "hasOtherHalf"], ({ view }) => {
  const { t } = useBuilderWords()
  const { words } = useFormat()
  const { send } = useShop()
  const whole = useRef<HTMLDivElement>(null)
  const way = useRef<HTMLDivElement>(null)
  const at = stops.indexOf(view.cover)
  const first = view.hasOtherHalf ? 0 : 1
  const names = coverNames(view, t, words)
  const move = (stop: number): void => {
    const cover = stops[Math.max(first, stop)]
    if (cover !== undefined && cover !== view.cover) send({ type: "DividerMoved", cover })
  }
  const follow = (share: number): void => {
    whole.current?.style.setProperty("--drawn", String(share))
    move(Math.round(share * 2))
  }
  const letGo = (): void => void whole.current?.style.removeProperty("--drawn")
  const draw = ({ clientX }: PointerEvent): void => {
    if (way.current === null) return
    const { left, width } = way.current.getBoundingClientRect()
    follow(Math.min(1, Math.max(0, (clientX - left) / width)))
  }
  const drawn = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      draw(event)
    },
    onPointerMove: (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId) && draw(event),
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
  return (
    <div ref={whole} className={styles["divider"]} data-cover={view.cover}>
      <input
        type="range"
        className={styles["range"]}
        aria-label={t("divider")}
        aria-valuetext={names[view.cover]}
        min={first}
        max={2}
        step={1}
        value={at}
        onChange={({ target }) => move(Number(target.value))}
      />
      <span className={styles["line"]} aria-hidden {...drawn} />
      <div ref={way} className={styles["way"]} aria-hidden {...drawn}>
        {stops.map((cover, stop) => (
          <span key={cover} className={styles["stop"]} data-off={stop < first} />
        ))}
        <span className={styles["grip"]} />
      </div>
      {!view.hasOtherHalf && <p className={styles["hint"]}>{t("dragHint")}</p>}
    </div>
  )
})
