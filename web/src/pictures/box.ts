import { line, path, polar } from "./shape.ts"
import { times } from "./choices.ts"

/** The open carton under a boxed pizza. */
export const drawBox = (): string =>
  path("M-192 -184q0 -8 8 -8H184q8 0 8 8V186q0 8 -8 8H-184q-8 0 -8 -8z", "#b98550") +
  path("M-180 -180H180V182H-180z", "#dcb17c") +
  path("M-180 -180H180L168 -166H-168L-168 168L-180 182z", "#8f6236", 'opacity=".55"') +
  path("M180 -180V182H-180L-168 168H168V-166z", "#f0cf9f", 'opacity=".55"') +
  line("M-192 -60H-180M-192 70H-180M180 -60H192M180 70H192", "#7a5028", 2, 'opacity=".6"')

/** The four cuts that make eight slices, slightly uneven as if cut by hand. */
export const drawCuts = (turn: number): string => {
  const cuts = times(4, (i) => {
    const [x, y] = polar(turn + (i * Math.PI) / 4 + (i % 2) * 0.03, 184)
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${(-x).toFixed(1)} ${(-y).toFixed(1)}`
  }).join("")
  return (
    line(cuts, "#4a1a04", 3.4, 'opacity=".6"') + line(cuts, "#ffe2a0", 1, 'opacity=".7" transform="translate(1.8 1.8)"')
  )
}
