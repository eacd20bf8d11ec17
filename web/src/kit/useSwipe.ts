import { type PointerEvent, type RefObject, useRef } from "react"

/** The direction in which something can be swiped away: down, or back to the left. */
export type SwipeWay = "down" | "left"

/**
 * Lets a swipe move an element: it follows the finger in one direction and falls back on release. `onSwiped` gets the
 * distance in pixels, negative to the left; the caller decides what it means.
 */
export const useSwipe = (moved: RefObject<HTMLElement | null>, way: SwipeWay, onSwiped: (distance: number) => void) => {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null)
  const distanceOf = ({ clientX, clientY }: PointerEvent): number => {
    if (start.current === null) return 0
    return way === "down" ? clientY - start.current.y : clientX - start.current.x
  }
  const follow = (distance: number | null): void => {
    const { style } = moved.current ?? {}
    if (distance === null) style?.removeProperty("--slid")
    else style?.setProperty("--slid", `${way === "down" ? Math.max(0, distance) : Math.min(0, distance)}px`)
  }
  const letGo = (): void => {
    start.current = null
    follow(null)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // Not with a mouse, which selects text and clicks the button instead.
      if (event.pointerType === "mouse" || !event.isPrimary) return
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current?.id === event.pointerId) follow(distanceOf(event))
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return
      const distance = distanceOf(event)
      letGo()
      if (distance !== 0) onSwiped(distance)
    },
    onPointerCancel: letGo,
  }
}
