const touch = { bubbles: true, cancelable: true, pointerId: 7, pointerType: "touch", isPrimary: true } as const

/** Swipes an element with a finger: pointer down, a move of so many pixels, pointer up. */
export const swipe = (element: Element, { x, y }: { readonly x: number; readonly y: number }): void => {
  const { left, top } = element.getBoundingClientRect()
  const start = { clientX: left + 120, clientY: top + 10 }
  const end = { clientX: start.clientX + x, clientY: start.clientY + y }
  element.dispatchEvent(new PointerEvent("pointerdown", { ...touch, ...start }))
  element.dispatchEvent(new PointerEvent("pointermove", { ...touch, ...end }))
  element.dispatchEvent(new PointerEvent("pointerup", { ...touch, ...end }))
}
