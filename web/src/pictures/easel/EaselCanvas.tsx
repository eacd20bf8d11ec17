import { memo, useLayoutEffect, useRef } from "react"
import { density, type Easel } from "./makeEasel.ts"

interface EaselCanvasProps {
  readonly easel: Easel
  /** The largest side of the square, in CSS pixels. */
  readonly side: number
  /** Without it the picture is decorative and hidden from screen readers. */
  readonly alt?: string
  readonly className?: string | undefined
}

/** A canvas that mirrors an easel; its class sets its size. */
export const EaselCanvas = memo(({ easel, side, alt, className }: EaselCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => (canvas.current ? easel.attach(canvas.current) : undefined), [easel])
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
