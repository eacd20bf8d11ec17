import { memo, useEffect, useRef } from "react"
import type { Easel } from "./makeEasel.ts"

interface EaselCanvasProps {
  readonly easel: Easel
  /** Dots of the square's side, of which a fine screen shows two for a pixel. */
  readonly side: number
  /** Without it the picture decorates and is hidden from screen readers. */
  readonly alt?: string
  readonly className?: string | undefined
}

/** What is on an easel, as large as its class says. */
export const EaselCanvas = memo(({ easel, side, alt, className }: EaselCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? easel.hang(canvas.current) : undefined), [easel])
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      className={className}
      {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    />
  )
})
EaselCanvas.displayName = "EaselCanvas"
