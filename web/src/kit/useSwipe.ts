import { type PointerEvent, type RefObject, useRef } from "react"

/** The way in which something can be swiped off: down, or to the side that it came from. */
export type SwipeWay = "down" | "left"

/**
 * Lets a finger draw something off the page: it follows the finger in its way, and falls back when it is let go.
 * `onSwiped` gets the pixels from where it was touched, negative to the left; what they mean is not decided here.
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
      // A mouse marks text, and clicks the button beside.
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
