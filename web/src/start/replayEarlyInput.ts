import type { EarlyInput } from "./pageStart.ts"

/** Upper bound in ms on the age of a press that opens something over the page: later the customer no longer expects it. */
const longestAgo = 20_000

type Filled = Extract<EarlyInput, { readonly _tag: "Filled" }>
type Pressed = Extract<EarlyInput, { readonly _tag: "Pressed" }>
type Field = Filled["target"]

/** A press of anything but a switch: its effect may depend on what else the page shows. */
export const isPress = (input: EarlyInput): boolean => input._tag === "Pressed" && input.was === null

const isTick = ({ type }: Field): boolean => type === "radio" || type === "checkbox"

/** React's record of a field's last value: it ignores an event if the value is the same. Not a public API. */
interface Noted {
  readonly _valueTracker?: { readonly setValue: (value: string) => void }
}

/**
 * Fills a field as a customer would. One that still holds the text is not written to, which would move the caret and
 * break off an input method's composition: React's record is made to differ instead.
 */
const fill = ({ target, value, ticked }: Filled): void => {
  if (target instanceof HTMLSelectElement) {
    target.value = value
    target.dispatchEvent(new Event("change", { bubbles: true }))
  } else if (isTick(target)) {
    target.checked = !ticked
    target.click()
  } else {
    const { _valueTracker: note } = target as Noted
    if (note && target.value === value) note.setValue(`${value}…`)
    else {
      target.value = `${value}…`
      target.setRangeText(value, 0, target.value.length, "end")
    }
    target.dispatchEvent(new Event("input", { bubbles: true }))
  }
}

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** A press that opens an overlay counts only if it is the last input, and while its button is in view. */
const opensTooLate = (pressed: HTMLElement, at: number, isLast: boolean): boolean =>
  pressed.hasAttribute("aria-haspopup") && !(isLast && isInView(pressed) && performance.now() - at < longestAgo)

/**
 * Whether a toggle already shows what the customer wants; the server rendered it without knowing this customer. `wishes`
 * holds what each toggle was set to so far.
 */
const stands = ({ target, was }: Pressed, wishes: Map<HTMLElement, string>): boolean => {
  if (was === null) return false
  const wish = (wishes.get(target) ?? was) === "true" ? "false" : "true"
  wishes.set(target, wish)
  return target.getAttribute("aria-pressed") === wish
}

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  return isTick(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

/** The fields that the browser has filled by itself, as after a reload. */
const restored = (early: readonly EarlyInput[]): readonly EarlyInput[] => {
  const queued = new Set<HTMLElement>(early.map(({ target }) => target))
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")]
    .filter((field) => !queued.has(field) && isChanged(field))
    .map((target) => ({ _tag: "Filled", target, place: -1, value: target.value, ticked: true }))
}

/**
 * Early input on the page's current elements: when hydration fails, as after a translator has changed the
 * page, React has rendered all of them anew. Call it while the page still shows what the server rendered.
 */
export const findAgain = (early: readonly EarlyInput[]): readonly EarlyInput[] =>
  early.map((input) => {
    if (input.target.isConnected) return input
    const { localName, className } = input.target
    const target = document.querySelectorAll<HTMLElement>(`#app ${localName}`)[input.place]
    return target?.className === className ? ({ ...input, target } as EarlyInput) : input
  })

/**
 * Replays early input in order, after the fields that the browser has restored. `flush`
 * renders what an input has changed before the next one follows.
 */
export const replayEarlyInput = (early: readonly EarlyInput[], flush: (act: () => void) => void): void => {
  const all = [...restored(early), ...early]
  const wishes = new Map<HTMLElement, string>()
  const repeat = (input: EarlyInput, isLast: boolean): void => {
    switch (input._tag) {
      case "Filled":
        return fill(input)
      case "Entered":
        return input.target.requestSubmit()
      case "Pressed":
        if (!stands(input, wishes) && !opensTooLate(input.target, input.at, isLast)) input.target.click()
    }
  }
  flush(() => {})
  for (const [index, input] of all.entries()) {
    delete input.target.dataset["early"]
    if (input.target.isConnected) flush(() => repeat(input, index === all.length - 1))
  }
}
