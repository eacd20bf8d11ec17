import { type Dispatch, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import type { ShopRecord } from "@skorpe/core/replay"
import { lineOf, type Row } from "./fork/sight.ts"
import { tagOf } from "./fork/words.ts"
import type { InspectorEvent, Opened } from "./inspector.ts"
import { beginOf, type RecordEffects, fieldsOf, isHappened, nameOf, type Session } from "./session.ts"
import styles from "./RecordList.module.css"
import { differsAt } from "./versions/otherCode.ts"

/** The height of a row in pixels, as in the style sheet. */
const row = 30
/** The number of rows rendered above and below the visible ones. */
const spare = 8

/** A time in the session, as `1:02.345`. */
export const clock = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000)
  return `${minutes}:${((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, "0")}`
}

/** A line of the list. */
interface Line {
  readonly record: ShopRecord
  /** What the record did; `undefined` for a record that neither log has. */
  readonly deed: RecordEffects | undefined
  /** Its position in the shown log; `null` if only the other log has it. */
  readonly position: number | null
  /** Its place in the fork and the original; `undefined` while nothing is edited. */
  readonly row: Row | undefined
  /** Whether the two compared worlds differ after it. */
  readonly differs: boolean
}

const lineAt = ({ session, forking, otherCode }: Opened, at: number): Line | undefined => {
  if (forking._tag === "Unforked") {
    const record = session.records[at]
    const differs = differsAt(otherCode, at)
    return record && { record, deed: session.notes(at).deeds[at], position: at, row: undefined, differs }
  }
  const row = forking.fork.rows[at]
  if (!row) return undefined
  const { original, forked, shown } = forking
  const deedIn = (log: Session, its: number | null) => (its === null ? undefined : log.notes(its).deeds[its])
  const deed = row.fork === null ? deedIn(original, row.original) : deedIn(forked, row.fork)
  return { record: row.record, deed, position: row[shown], row, differs: row.differs.length > 0 }
}

const fieldsIn = ({ record, deed, row }: Line): string => {
  if (row?.mark === "Unawaited") return "changes nothing: it does not run in the fork"
  return deed?.isConcerned === false ? "changes nothing: it no longer runs" : fieldsOf(record)
}

/** The scroll offset at which the chosen row and a neighbour are in view; unchanged if they are already. */
const topShowing = (chosen: number, { top, height }: { top: number; height: number }, total: number): number => {
  const place = chosen * row
  if (place < top + row) return Math.max(0, place - row)
  return place > top + height - 2 * row ? Math.min(total * row - height, place - height + 2 * row) : top
}

/** The virtualised list of records; only the visible ones are in the document. */
export const RecordList = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { session, forking, search, condition } = opened
  const chosen = lineOf(opened)
  const box = useRef<HTMLDivElement>(null)
  const [sight, look] = useState({ top: 0, height: 600 })
  const { height } = sight
  const found = useMemo(() => new Set(search.positions), [search.positions])
  const { asked } = condition
  const held = useMemo(() => new Set("positions" in asked ? asked.positions : []), [asked])
  useEffect(() => {
    const list = box.current
    if (!list) return undefined
    const observer = new ResizeObserver(() => look({ top: list.scrollTop, height: list.clientHeight }))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  const total = forking._tag === "Forked" ? forking.fork.rows.length : session.records.length
  // The rows around the chosen one are rendered at once, not only when the list has scrolled there.
  const [followed, follow] = useState({ chosen: 0, height, top: 0 })
  if (followed.chosen !== chosen || followed.height !== height) {
    const top = topShowing(chosen, sight, total)
    follow({ chosen, height, top })
    if (top !== sight.top) look({ top, height })
  }
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = followed.top
  }, [followed])
  const first = Math.max(0, Math.floor(sight.top / row) - spare)
  const end = Math.min(total, Math.ceil((sight.top + sight.height) / row) + spare)
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  // The chosen record has to be in the document for screen readers to read it.
  const lines = chosen < first ? [chosen, ...shown] : chosen >= end ? [...shown, chosen] : shown
  const begin = beginOf(session)
  return (
    <div
      ref={box}
      className={styles.list}
      // A select can neither hold rows of columns nor omit those out of view.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      tabIndex={0}
      aria-label="Records"
      aria-activedescendant={`record-${chosen}`}
      onScroll={({ currentTarget: { scrollTop: top, clientHeight } }) =>
        look((before) =>
          before.top === top && before.height === clientHeight ? before : { top, height: clientHeight },
        )
      }
    >
      <div style={{ height: total * row }} role="presentation">
        {lines.map((at) => {
          const line = lineAt(opened, at)
          if (!line) return null
          const { record, deed, position, row: its, differs } = line
          const isCrash = deed?.isCrash === true
          const kind = isCrash ? styles.crash : isHappened(record) ? styles.said : styles.told
          const tag = its === undefined ? "" : tagOf(its)
          const isHeld = position !== null && held.has(position)
          return (
            // The list itself handles the keys, and marks the chosen option with aria-activedescendant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              // A row that scrolls into view reuses the element of one that leaves it, which is faster than a new
              // element.
              key={at < first || at >= end ? "chosen" : at % shown.length}
              id={`record-${at}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={at === chosen}
              aria-posinset={at + 1}
              aria-setsize={total}
              className={`${styles.row} ${kind}`}
              data-found={(position !== null && found.has(position)) || undefined}
              data-held={isHeld || undefined}
              data-mark={its?.mark}
              data-differs={differs || undefined}
              style={{ transform: `translateY(${at * row}px)` }}
              onClick={() => send({ type: "LineChosen", line: at })}
            >
              <span className={styles.n}>{record.n}</span>
              <span className={styles.time}>{clock(record.t - begin)}</span>
              <span className={styles.name}>
                {tag !== "" && <span className={styles.tag}>{tag}</span>}
                {isCrash && "Crash: "}
                {nameOf(record)}
                {isHeld && <span className={styles.mark}> ● holds</span>}
              </span>
              <span className={styles.fields}>{fieldsIn(line)}</span>
              {differs && <span className="sr-only">then the worlds differ</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
