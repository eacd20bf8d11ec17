import { readInput, type ShopEdit, textOfInput } from "@skorpe/core/replay"
import { seeShop } from "@skorpe/core/shop"
import {
  chosenIn,
  forkWith,
  lookAt,
  lookAtLine,
  originalOf,
  placeAfter,
  plannedAt,
  rowOf,
  type Side,
  type Sight,
  unforked,
} from "./sight.ts"

/** The field in which a record is edited, and why its text was refused. */
export type Editor =
  | { readonly _tag: "Closed" }
  | {
      readonly _tag: "Open"
      readonly does: "Replaced" | "Inserted"
      readonly position: number
      readonly text: string
      /** Whether the text has been changed: then no other edit replaces it. */
      readonly isTyped: boolean
      readonly fault: string | null
    }

/** The shown log and record, the open editor, and why the last edit was refused. */
export interface Desk extends Sight {
  readonly editor: Editor
  readonly refusal: string | null
}

export type ForkEvent =
  | { readonly type: "LeaveOutPressed" }
  | { readonly type: "MovePressed"; readonly by: 1 | -1 }
  | { readonly type: "EditorOpened"; readonly does: "Replaced" | "Inserted" }
  | { readonly type: "EditorTyped"; readonly text: string }
  | { readonly type: "EditorConfirmed" }
  | { readonly type: "EditorClosed" }
  | { readonly type: "UndoPressed" }
  | { readonly type: "ForkDiscarded" }
  | { readonly type: "SideChosen"; readonly side: Side }
  | { readonly type: "OtherSidePressed" }
  | { readonly type: "LineChosen"; readonly line: number }
  | { readonly type: "FirstDifferencePressed" }

/** The desk's initial editor and refusal when a log is opened. */
export const quiet = { editor: { _tag: "Closed" }, refusal: null } as const

/** The maximum length in characters of a record that can be edited in the field. */
const longest = 200_000

const editsOf = ({ forking }: Desk): readonly ShopEdit[] => (forking._tag === "Forked" ? forking.edits : [])

const refused = (desk: Desk, refusal: string): Desk => ({ ...desk, refusal })

/** Adds an edit, and chooses the record that is then at `planned`. */
const add = (desk: Desk, edit: ShopEdit, planned: number): Desk => {
  const sight = forkWith(originalOf(desk), [...editsOf(desk), edit], planned)
  return typeof sight === "string" ? refused(desk, sight) : { ...sight, ...quiet }
}

/** Whether the edit puts the record at a place where no such timer or call runs. */
const isUnawaited = ({ forking }: Desk, position: number): boolean =>
  forking._tag === "Forked" &&
  forking.fork.rows.some(({ planned, mark }) => planned === position && mark === "Unawaited")

/**
 * Whether all views of the world after the chosen record can be computed: an edited answer may lack a field that a view
 * reads.
 */
const isShowable = ({ session, position }: Desk): boolean => {
  try {
    Object.values(seeShop(session.travel.at(position)))
    return true
  } catch {
    return false
  }
}

const hasMoved = "The record has moved: it is edited where it stands now."

/** Why the chosen line cannot be edited, if it is not part of the fork. */
const whyNot = (desk: Desk): string =>
  rowOf(desk)?.mark === "MovedAway" ? hasMoved : "Only the original holds this record."

const leaveOut = (desk: Desk): Desk => {
  const position = plannedAt(desk)
  if (position !== null) return add(desk, { type: "LeftOut", position }, position)
  const row = rowOf(desk)
  if (row?.mark !== "LeftOut") return refused(desk, hasMoved)
  const { n, t, input } = row.record
  const place = placeAfter(desk)
  return add(desk, { type: "Inserted", position: place, input, at: { n, t } }, place)
}

const move = (desk: Desk, by: 1 | -1): Desk => {
  const position = plannedAt(desk)
  if (position === null) return refused(desk, whyNot(desk))
  const moved = add(desk, { type: "Moved", position, to: position + by }, position + by)
  return isUnawaited(moved, position + by)
    ? refused(desk, "Nothing awaits it there: no such timer or call runs.")
    : moved
}

const openEditor = (desk: Desk, does: "Replaced" | "Inserted"): Desk => {
  const record = chosenIn(desk)
  const position = does === "Inserted" ? placeAfter(desk) : plannedAt(desk)
  if (!record) return desk
  if (position === null) return refused(desk, whyNot(desk))
  const isTemplate = does === "Inserted" && record.input.type !== "Happened"
  const text = isTemplate ? '{\n  "type": ""\n}' : textOfInput(record.input)
  return text.length > longest
    ? refused(desk, `The record has ${text.length.toLocaleString("en")} characters: too many to edit here.`)
    : { ...desk, refusal: null, editor: { _tag: "Open", does, position, text, isTyped: false, fault: null } }
}

const confirm = (desk: Desk): Desk => {
  const { editor } = desk
  if (editor._tag === "Closed") return desk
  const { does, position } = editor
  const fail = (fault: string): Desk => ({ ...desk, editor: { ...editor, fault } })
  const read = readInput(editor.text)
  if (read._tag === "NoInput") return fail(`${read.why}.`)
  const edited = add(desk, { type: does, position, input: read.input }, position)
  if (edited.refusal !== null) return fail(edited.refusal)
  if (isUnawaited(edited, position)) return fail("Nothing awaits it: no such timer or call runs there.")
  return isShowable(edited) ? edited : fail("The shop cannot show the world after it: a view throws.")
}

/** Takes the last edit back, and chooses the record that was chosen before it. */
const undo = (desk: Desk): Desk => {
  const edits = editsOf(desk)
  const last = edits.at(-1)
  if (!last) return desk
  const planned = Math.max(0, last.type === "Inserted" ? last.position - 1 : last.position)
  const original = originalOf(desk)
  if (edits.length === 1) return { session: original, position: planned, forking: unforked, ...quiet }
  const sight = forkWith(original, edits.slice(0, -1), planned)
  return typeof sight === "string" ? desk : { ...sight, ...quiet }
}

const discard = (desk: Desk): Desk => {
  const position = rowOf(desk)?.upTo.original ?? desk.position
  return { session: originalOf(desk), position: Math.max(0, position), forking: unforked, ...quiet }
}

/** Whether the open field holds text that an edit, or another log, would replace. */
export const holdsText = ({ editor }: Pick<Desk, "editor">): boolean => editor._tag === "Open" && editor.isTyped

/** What is said then. */
export const fieldFirst = "Use or cancel the record in the field first."

/** The edits that close the field or fill it anew. */
const replacing: ReadonlySet<ForkEvent["type"]> = new Set([
  "LeaveOutPressed",
  "MovePressed",
  "EditorOpened",
  "UndoPressed",
  "ForkDiscarded",
])

/** The desk after an event: the edits, and which log is shown. */
export const editFork = (desk: Desk, event: ForkEvent): Desk => {
  const { forking, editor } = desk
  if (holdsText(desk) && replacing.has(event.type)) return refused(desk, fieldFirst)
  switch (event.type) {
    case "LeaveOutPressed":
      return leaveOut(desk)
    case "MovePressed":
      return move(desk, event.by)
    case "EditorOpened":
      return openEditor(desk, event.does)
    case "EditorTyped":
      return editor._tag === "Open"
        ? { ...desk, editor: { ...editor, text: event.text, isTyped: true, fault: null } }
        : desk
    case "EditorConfirmed":
      return confirm(desk)
    case "EditorClosed":
      return { ...desk, ...quiet }
    case "UndoPressed":
      return undo(desk)
    case "ForkDiscarded":
      return discard(desk)
    case "SideChosen":
      return { ...desk, ...lookAt(desk, event.side), refusal: null }
    case "OtherSidePressed":
      if (forking._tag === "Unforked") return desk
      return { ...desk, ...lookAt(desk, forking.shown === "fork" ? "original" : "fork"), refusal: null }
    case "LineChosen":
      return { ...desk, ...lookAtLine(desk, event.line), refusal: null }
    case "FirstDifferencePressed":
      if (forking._tag === "Unforked" || forking.fork.first < 0) return desk
      return { ...desk, ...lookAtLine(desk, forking.fork.first), refusal: null }
  }
}
