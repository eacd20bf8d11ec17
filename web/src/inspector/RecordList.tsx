import { type Dispatch, useEffect, useMemo, useRef, useState } from "react"
import type { InspectorEvent, Opened } from "./inspector.ts"
import { beginOf, fieldsOf, isHappened, nameOf } from "./session.ts"
import styles from "./RecordList.module.css"

/** The height of a row in pixels, as in the style sheet. */
const row = 30
/** Rows that are rendered above and below those in sight. */
const spare = 8

/** A time in the session, as `1:02.345`. */
export const clock = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000)
  return `${minutes}:${((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, "0")}`
}

/** The list of records; only those in sight are in the document. */
export const RecordList = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { session, position, search, condition } = opened
  const box = useRef<HTMLDivElement>(null)
  const [sight, look] = useState({ top: 0, height: 600 })
  const found = useMemo(() => new Set(search.positions), [search.positions])
  const { asked } = condition
  const held = useMemo(() => new Set(asked._tag === "Holds" ? asked.positions : []), [asked])
  useEffect(() => {
    const list = box.current
    if (!list) return undefined
    const observer = new ResizeObserver(() => look({ top: list.scrollTop, height: list.clientHeight }))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const list = box.current
    if (!list) return
    const top = position * row
    const { scrollTop, clientHeight } = list
    if (top < scrollTop + row) list.scrollTop = top - row
    else if (top > scrollTop + clientHeight - 2 * row) list.scrollTop = top - clientHeight + 2 * row
  }, [position])
  const total = session.records.length
  const first = Math.max(0, Math.floor(sight.top / row) - spare)
  const end = Math.min(total, Math.ceil((sight.top + sight.height) / row) + spare)
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  // The chosen record has to be in the document, or no screen reader can say it.
  const positions = position < first ? [position, ...shown] : position >= end ? [...shown, position] : shown
  const begin = beginOf(session)
  return (
    <div
      ref={box}
      className={styles.list}
      // A select cannot hold rows of columns, nor leave out those out of sight.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      tabIndex={0}
      aria-label="Records"
      aria-activedescendant={`record-${position}`}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => look({ top: scrollTop, height: clientHeight })}
    >
      <div style={{ height: total * row }} role="presentation">
        {positions.map((at) => {
          const record = session.records[at]
          const deed = session.deeds[at]
          if (!record || !deed) return null
          const kind = deed.isCrash ? styles.crash : isHappened(record) ? styles.said : styles.told
          return (
            // The list itself hears the keys, and tells the chosen option by aria-activedescendant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={at}
              id={`record-${at}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={at === position}
              aria-posinset={at + 1}
              aria-setsize={total}
              className={`${styles.row} ${kind}`}
              data-found={found.has(at) || undefined}
              data-held={held.has(at) || undefined}
              style={{ transform: `translateY(${at * row}px)` }}
              onClick={() => send({ type: "PositionChosen", position: at })}
            >
              <span className={styles.n}>{record.n}</span>
              <span className={styles.time}>{clock(record.t - begin)}</span>
              <span className={styles.name}>
                {deed.isCrash && "Crash: "}
                {nameOf(record)}
                {held.has(at) && <span className={styles.mark}> ● holds</span>}
              </span>
              <span className={styles.fields}>
                {deed.isConcerned ? fieldsOf(record) : "changes nothing: it no longer runs"}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
