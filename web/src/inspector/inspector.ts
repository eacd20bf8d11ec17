import { shop } from "@skorpe/core/shop"
import { type Condition, mistakenRoot, pathsOf, readCondition } from "@skorpe/core/replay"
import { type Desk, editFork, fieldFirst, type ForkEvent, holdsText, quiet } from "./fork/editing.ts"
import { originalOf, unforked } from "./fork/sight.ts"
import { find } from "./search.ts"
import type { Found } from "./searchWhere.ts"
import { openSession, type Refused, refusedWords, type Session } from "./session.ts"
import { noCode, type OtherCode, type OtherCodeEvent, stepCode } from "./versions/otherCode.ts"

/** What is known about the recorded hashes. */
export type Proof =
  | { readonly _tag: "Checking" }
  | { readonly _tag: "Same"; readonly hashes: number }
  | { readonly _tag: "Differs"; readonly n: number; readonly place: string }

/** A condition as it is typed: nothing, not searched for yet, or what the search has found. */
export type Asked = { readonly _tag: "None" } | { readonly _tag: "Typed"; readonly condition: Condition } | Found

/** Whether the session plays by itself, and how long it has waited for the next record, in ms of the session. */
export type Playing = { readonly _tag: "Paused" } | { readonly _tag: "Playing"; readonly waited: number }

export const paces = [1, 2, 10] as const
export type Pace = (typeof paces)[number]

/** An opened log, its fork, and the chosen record. */
export interface Opened extends Desk {
  readonly _tag: "Opened"
  /** The file's original text, which other code parses by itself. */
  readonly text: string
  readonly otherCode: OtherCode
  readonly proof: Proof
  readonly playing: Playing
  readonly pace: Pace
  readonly search: { readonly text: string; readonly positions: readonly number[] }
  readonly condition: { readonly text: string; readonly asked: Asked }
  /** How often an edit made a difference, or it was asked for: each time it is brought into view. */
  readonly soughtDifferences: number
  /** Whether the shop alone is shown, in its full size. */
  readonly isEnlarged: boolean
}

/** The whole state: no log, a page that no longer offers its log, a file that is not a log, or an opened log. */
export type Inspector =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "Missed" }
  | { readonly _tag: "Refused"; readonly refused: Refused }
  | Opened

/** The target of a step. */
export type Step =
  | "first"
  | "back"
  | "on"
  | "last"
  | "screenBack"
  | "screenOn"
  | "foundBack"
  | "foundOn"
  | "holdsBack"
  | "holdsOn"

export type InspectorEvent =
  | { readonly type: "FileRead"; readonly file: string; readonly text: string }
  /** A file that the browser cannot read, such as a folder or a deleted file, or one that is too large to be read. */
  | { readonly type: "FileUnread"; readonly file: string; readonly why: string }
  /** A problem report has arrived from the server. */
  | { readonly type: "ReportRead"; readonly file: string; readonly text: string }
  /** The log that another page of this browser offers has arrived, or there is none. */
  | { readonly type: "LogTaken"; readonly file: string; readonly text: string }
  | { readonly type: "LogMissed" }
  | { readonly type: "PositionChosen"; readonly position: number }
  | { readonly type: "Stepped"; readonly to: Step }
  | { readonly type: "PlayPressed" }
  | { readonly type: "PaceChosen"; readonly pace: Pace }
  | { readonly type: "TimePassed"; readonly milliseconds: number }
  | { readonly type: "SearchTyped"; readonly text: string }
  | { readonly type: "ConditionTyped"; readonly text: string }
  | { readonly type: "ConditionSearched"; readonly condition: Condition; readonly found: Found }
  | { readonly type: "ConditionStopped" }
  /** Enlarges the shop, or ends that. */
  | { readonly type: "EnlargePressed" }
  | { readonly type: "EnlargeEnded" }
  | { readonly type: "HashesChecked"; readonly session: Session; readonly proof: Proof }
  | ForkEvent
  | OtherCodeEvent

export const noLog: Inspector = { _tag: "Empty" }

const refused = (file: string, why: string): Inspector => ({
  _tag: "Refused",
  refused: { _tag: "Unreadable", file, line: 1, record: null, why, types: [] },
})

/** The longest wait for a record while a session plays, in ms: idle time is cut to it. */
export const longestWait = 1000

const open = (file: string, text: string): Inspector => {
  const session = openSession(file, text)
  if ("_tag" in session) return { _tag: "Refused", refused: session }
  return {
    _tag: "Opened",
    text,
    otherCode: noCode,
    session,
    position: 0,
    forking: unforked,
    ...quiet,
    proof: { _tag: "Checking" },
    playing: { _tag: "Paused" },
    pace: 1,
    search: { text: "", positions: [] },
    condition: { text: "", asked: { _tag: "None" } },
    soughtDifferences: 0,
    isEnlarged: false,
  }
}

/** The nearest of these positions before or after `from`; `from` itself if there is none. */
const nearest = (positions: readonly number[], from: number, by: 1 | -1): number =>
  (by === 1 ? positions.find((one) => one > from) : positions.findLast((one) => one < from)) ?? from

/** The positions that are known to meet the condition, also while others are searched for. */
export const matchingPositions = ({ asked }: Opened["condition"]): readonly number[] =>
  "positions" in asked ? asked.positions : []

const target = (opened: Opened, to: Step): number => {
  const { session, position, search } = opened
  switch (to) {
    case "first":
      return 0
    case "back":
      return session.travel.previous(position)
    case "on":
      return session.travel.next(position)
    case "last":
      return session.records.length - 1
    case "screenBack":
      return nearest(session.notes(position).turns, position, -1)
    case "screenOn":
      return nearest(session.notes().turns, position, 1)
    case "foundBack":
      return nearest(search.positions, position, -1)
    case "foundOn":
      return nearest(search.positions, position, 1)
    case "holdsBack":
      return nearest(matchingPositions(opened.condition), position, -1)
    case "holdsOn":
      return nearest(matchingPositions(opened.condition), position, 1)
  }
}

const goTo = (opened: Opened, position: number): Opened => ({
  ...opened,
  position: Math.max(0, Math.min(opened.session.records.length - 1, position)),
  playing: { _tag: "Paused" },
  refusal: null,
})

/** Opens a log at its end, where the customer's problem or current state is. */
const openAtEnd = (file: string, text: string): Inspector => {
  const state = open(file, text)
  return state._tag === "Opened" ? goTo(state, state.session.records.length - 1) : state
}

/** Advances by as many records as fit in the elapsed time. */
const play = (opened: Opened, passed: number): Opened => {
  const { session, pace, playing } = opened
  if (playing._tag === "Paused") return opened
  let waited = playing.waited + passed * pace
  let { position } = opened
  for (;;) {
    const [here, next] = [session.records[position], session.records[position + 1]]
    if (!here || !next) return { ...opened, position, playing: { _tag: "Paused" } }
    const gap = Math.min(longestWait, next.t - here.t)
    if (gap > waited) return { ...opened, position, playing: { _tag: "Playing", waited } }
    waited -= gap
    position++
  }
}

/** Reads a condition as `skorpe shrink --while` does; a name that is not a view's is a fault too. */
const readAsked = (text: string): Asked => {
  if (text.trim() === "") return { _tag: "None" }
  const read = readCondition(text)
  if (read._tag === "NoCondition") return { _tag: "Misread", at: read.at, why: read.why }
  if (pathsOf(read.condition).diverges)
    return { _tag: "Misread", at: text.indexOf("diverges") + 1, why: "the first difference is told above the list" }
  const mistaken = mistakenRoot(shop, read.condition)
  return mistaken === undefined ? { _tag: "Typed", condition: read.condition } : { _tag: "Misread", ...mistaken }
}

/** Takes the results of a search, unless its condition has been replaced meanwhile. */
const hearFound = ({ condition, ...opened }: Opened, of: Condition, found: Found): Opened => {
  const { asked } = condition
  return {
    ...opened,
    condition: "condition" in asked && asked.condition === of ? { ...condition, asked: found } : condition,
  }
}

const stopSearch = ({ condition, ...opened }: Opened): Opened => {
  const { asked } = condition
  if (asked._tag !== "Searching") return { ...opened, condition }
  return {
    ...opened,
    condition: { ...condition, asked: { _tag: "Holds", positions: asked.positions, stoppedAt: asked.n } },
  }
}

/** Repeats the searches if another log is shown; pauses playing if the position changed. */
const searchAgain = (before: Opened, opened: Opened): Opened => {
  const { session, search, condition, position } = opened
  const playing: Playing = position === before.position ? opened.playing : { _tag: "Paused" }
  if (session === before.session) return { ...opened, playing }
  return {
    ...opened,
    playing,
    search: { ...search, positions: find(session, search.text) },
    condition: { ...condition, asked: readAsked(condition.text) },
  }
}

const seekDifference = (opened: Opened): Opened => ({
  ...opened,
  soughtDifferences: opened.soughtDifferences + 1,
})

const editsOf = ({ forking }: Opened) => (forking._tag === "Forked" ? forking.edits : null)

const inOpened = (
  opened: Opened,
  event: Exclude<InspectorEvent, { type: "FileRead" | "FileUnread" | "ReportRead" | "LogTaken" | "LogMissed" }>,
): Opened => {
  switch (event.type) {
    case "PositionChosen":
      return goTo(opened, event.position)
    case "Stepped":
      return goTo(opened, target(opened, event.to))
    case "PlayPressed": {
      if (opened.playing._tag === "Playing") return { ...opened, playing: { _tag: "Paused" } }
      const isAtEnd = opened.position === opened.session.records.length - 1
      return { ...opened, position: isAtEnd ? 0 : opened.position, playing: { _tag: "Playing", waited: 0 } }
    }
    case "PaceChosen":
      return { ...opened, pace: event.pace }
    case "TimePassed":
      return play(opened, event.milliseconds)
    case "SearchTyped":
      return { ...opened, search: { text: event.text, positions: find(opened.session, event.text) } }
    case "ConditionTyped":
      return { ...opened, condition: { text: event.text, asked: readAsked(event.text) } }
    case "ConditionSearched":
      return hearFound(opened, event.condition, event.found)
    case "ConditionStopped":
      return stopSearch(opened)
    case "EnlargePressed":
      return { ...opened, isEnlarged: !opened.isEnlarged, refusal: null }
    case "EnlargeEnded":
      return { ...opened, isEnlarged: false }
    case "HashesChecked":
      return event.session === originalOf(opened) ? { ...opened, proof: event.proof } : opened
    case "CodeRead":
    case "CodeAnswered":
    case "CodeDiscarded":
      return { ...opened, otherCode: stepCode(opened.otherCode, event) }
    case "FirstDifferencePressed": {
      const { otherCode, forking } = opened
      if (forking._tag === "Forked") {
        return seekDifference(searchAgain(opened, { ...opened, ...editFork(opened, event) }))
      }
      const first = otherCode._tag === "Compared" ? otherCode.comparison.first : -1
      return first < 0 ? opened : seekDifference(goTo(opened, first))
    }
    case "LeaveOutPressed":
    case "MovePressed":
    case "EditorOpened":
    case "EditorTyped":
    case "EditorConfirmed":
    case "EditorClosed":
    case "UndoPressed":
    case "ForkDiscarded":
    case "SideChosen":
    case "OtherSidePressed":
    case "LineChosen": {
      const edited = searchAgain(opened, { ...opened, ...editFork(opened, event) })
      return editsOf(edited) === editsOf(opened) ? edited : seekDifference(edited)
    }
  }
}

/** The state after a file has been read: an opened log is replaced by another log only, and its fork by none. */
const replace = (state: Inspector, read: Inspector): Inspector => {
  if (state._tag !== "Opened") return read
  if (read._tag === "Refused") return { ...state, refusal: refusedWords(read.refused) }
  if (holdsText(state)) return { ...state, refusal: fieldFirst }
  return state.forking._tag === "Forked"
    ? { ...state, refusal: "Discard the edits first: another log would replace them." }
    : read
}

const step = (state: Inspector, event: InspectorEvent): Inspector => {
  if (event.type === "FileRead") return replace(state, open(event.file, event.text))
  if (event.type === "FileUnread") return replace(state, refused(event.file, event.why))
  if (event.type === "ReportRead") return replace(state, openAtEnd(event.file, event.text))
  // A file that was dropped meanwhile takes precedence.
  if (event.type === "LogTaken") return state._tag === "Empty" ? openAtEnd(event.file, event.text) : state
  if (event.type === "LogMissed") return state._tag === "Empty" ? { _tag: "Missed" } : state
  if (state._tag === "Opened") return inOpened(state, event)
  if (event.type !== "CodeRead") return state
  return refused(event.file, "it is code to compare with: open a log first")
}

/** Ends the enlargement when a record's field opens or something is refused: an enlarged shop would hide both. */
const unhide = (before: Inspector, state: Inspector): Inspector => {
  if (before._tag !== "Opened" || state._tag !== "Opened" || !state.isEnlarged) return state
  const isAsked = state.editor._tag === "Open" && state.editor !== before.editor
  const isRefused = state.refusal !== null && state.refusal !== before.refusal
  return isAsked || isRefused ? { ...state, isEnlarged: false } : state
}

/** The inspector's whole state after an event. Without an opened log, only events that open one have an effect. */
export const inspect = (state: Inspector, event: InspectorEvent): Inspector => unhide(state, step(state, event))
