import { memo, useLayoutEffect, useRef } from "react"
import { density, type Easel } from "./makeEasel.ts"

interface EaselCanvasProps {
  readonly easel: Easel
  /** The most points of the screen that the square's side ever has. */
  readonly side: number
  /** Without it the picture decorates and is hidden from screen readers. */
  readonly alt?: string
  readonly className?: string | undefined
}

/** What is on an easel, as large as its class says. */
export const EaselCanvas = memo(({ easel, side, alt, className }: EaselCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => (canvas.current ? easel.hang(canvas.current) : undefined), [easel])
  return (
    <canvas
      ref={canvas}
      width={side * density}
      height={side * density}
      className={className}
      {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    />
  )
})
EaselCanvas.displayName = "EaselCanvas"
