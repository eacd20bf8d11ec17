import type { EarlyInput } from "./pageStart.ts"

/** Upper bound in ms on the age of a press that opens something over the page: later the customer no longer expects it. */
const longestAgo = 20_000

type Filled = Extract<EarlyInput, { readonly _tag: "Filled" }>
type Field = Filled["field"]

const isTick = ({ type }: HTMLInputElement): boolean => type === "radio" || type === "checkbox"

/** Fills a field as a customer would. React hears only of a field that differs from what it last saw in it. */
const fill = ({ field, value, ticked }: Filled): void => {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event("change", { bubbles: true }))
  } else if (isTick(field)) {
    field.checked = !ticked
    field.click()
  } else {
    field.value = `${value}…`
    field.setRangeText(value, 0, field.value.length, "end")
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
}

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** What opens over the page counts only as the last thing done, and while its button is in view. */
const opensTooLate = (pressed: HTMLElement, at: number, isLast: boolean): boolean =>
  pressed.hasAttribute("aria-haspopup") && !(isLast && isInView(pressed) && performance.now() - at < longestAgo)

const repeat = (input: EarlyInput, isLast: boolean): void => {
  switch (input._tag) {
    case "Filled":
      return fill(input)
    case "Entered":
      return input.form.requestSubmit()
    case "Pressed":
      if (!opensTooLate(input.pressed, input.at, isLast)) input.pressed.click()
  }
}

const targetOf = (input: EarlyInput): HTMLElement => {
  switch (input._tag) {
    case "Filled":
      return input.field
    case "Entered":
      return input.form
    case "Pressed":
      return input.pressed
  }
}

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  return isTick(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

/** The fields that the browser has filled by itself, as after a reload. */
const restored = (early: readonly EarlyInput[]): readonly EarlyInput[] => {
  const queued = new Set(early.map(targetOf))
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")]
    .filter((field) => !queued.has(field) && isChanged(field))
    .map((field) => ({ _tag: "Filled", field, value: field.value, ticked: true }))
}

/**
 * Does again, in order, what the customer did before the page was alive, after what the browser has restored. `flush`
 * renders what an input has changed before the next one follows.
 */
export const replayEarlyInput = (early: readonly EarlyInput[], flush: (act: () => void) => void): void => {
  const all = [...restored(early), ...early]
  flush(() => {})
  for (const [index, input] of all.entries()) {
    const target = targetOf(input)
    delete target.dataset["early"]
    if (target.isConnected) flush(() => repeat(input, index === all.length - 1))
  }
}
