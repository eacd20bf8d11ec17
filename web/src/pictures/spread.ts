import type { Random } from "@skorpe/core/domain/random"
import { times } from "./choices.ts"
import type { Point } from "./shape.ts"

/**
 * Pieces of one kind to place: `wish` at level 1, plus `extra` at the chosen level (negative: the last are left out).
 */
export type Wish = {
  readonly random: Random
  readonly part: "whole" | "left" | "right"
  readonly radius: number
  readonly wish: number
  readonly extra: number
}

type Placed = { x: number; y: number; readonly radius: number; readonly kind: number; readonly part: Wish["part"] }

const candidates = 26
const seamGap = 0.72

const kept = ({ x, y, radius, part }: Placed, reach: number): Point => {
  const side = part === "whole" ? x : (part === "left" ? -1 : 1) * Math.max(Math.abs(x), radius * seamGap + 1)
  const shrink = Math.min(1, (reach - radius * 0.45) / Math.hypot(side, y))
  return [side * shrink, y * shrink]
}

/** Pushes overlapping pieces apart; the first `fixed` ones do not move. */
const relax = (placed: readonly Placed[], fixed: number, reach: number): void => {
  for (let round = 0; round < 14; round++) {
    for (const [i, a] of placed.entries()) {
      for (let j = Math.max(i + 1, fixed); j < placed.length; j++) {
        const b = placed[j]
        if (b === undefined) continue
        const [x, y, near] = [b.x - a.x, b.y - a.y, (a.radius + b.radius) * 1.02]
        // Most pairs are far apart: comparing squares avoids their roots.
        if (x * x + y * y >= near * near) continue
        const distance = Math.sqrt(x * x + y * y) || 1
        const overlap = near - distance
        const share = i < fixed ? 0 : 0.5
        const [dx, dy] = [(x / distance) * overlap * 0.8, (y / distance) * overlap * 0.8]
        a.x -= dx * share
        a.y -= dy * share
        b.x += dx * (1 - share)
        b.y += dy * (1 - share)
      }
    }
    for (const one of placed.slice(fixed)) [one.x, one.y] = kept(one, reach)
  }
}

const candidate = ({ random, part, radius }: Wish, reach: number): Point => {
  const angle = random() * Math.PI * 2
  const distance = Math.sqrt(random()) * (reach - radius * 0.45)
  const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance]
  if (part === "whole") return [x, y]
  const side = Math.max(Math.abs(x), radius * seamGap + 1)
  return [part === "left" ? -side : side, y]
}

type Asked = { readonly kind: number; readonly radius: number; readonly spacing: number }

const mostClear = 1.12

/** The score of a position (higher is better), or -1 as soon as it can't exceed `best`. */
const score = (at: Point, { kind, radius, spacing }: Asked, placed: readonly Placed[], best: number): number => {
  let clear = mostClear
  let even = 1
  for (const other of placed) {
    const [x, y, near] = [at[0] - other.x, at[1] - other.y, radius + other.radius]
    const square = x * x + y * y
    const isNear = square < (near * mostClear) ** 2
    const isAlike = other.kind === kind && square < spacing * spacing
    if (!isNear && !isAlike) continue
    const distance = Math.sqrt(square)
    if (isNear) clear = Math.min(clear, distance / near)
    if (isAlike) even = Math.min(even, distance / spacing)
    if (clear * 2 + even <= best) return -1
  }
  return clear * 2 + even
}

/**
 * Finds a position for every piece, kind by kind: of several random candidates the one that overlaps nothing and is
 * farthest from its own kind. A level affects only the last pieces, so the others stay when a customer changes a level.
 */
export const spread = (wishes: readonly Wish[], reach: number): Point[][] => {
  const placed: Placed[] = []
  const place = (wish: Wish, kind: number, count: number): void => {
    const room = Math.PI * reach * reach * (wish.part === "whole" ? 1 : 0.5)
    const spacing = 0.95 * Math.sqrt(room / count)
    const asked = { kind, radius: wish.radius, spacing }
    let best: Point = [0, 0]
    let bestScore = -1
    for (let nth = 0; nth < candidates; nth++) {
      const at = candidate(wish, reach)
      const value = score(at, asked, placed, bestScore)
      if (value > bestScore) [best, bestScore] = [at, value]
    }
    placed.push({ x: best[0], y: best[1], radius: wish.radius, kind, part: wish.part })
  }
  for (const [kind, wish] of wishes.entries()) for (let i = 0; i < wish.wish; i++) place(wish, kind, wish.wish)
  relax(placed, 0, reach)
  const fixed = placed.length
  for (const [kind, wish] of wishes.entries())
    for (let i = 0; i < wish.extra; i++) place(wish, kind, wish.wish + wish.extra)
  relax(placed, fixed, reach)
  return wishes.map(({ wish, extra }, kind) =>
    placed.flatMap((one): Point[] => (one.kind === kind ? [[one.x, one.y]] : [])).slice(0, wish + extra),
  )
}

/** Random points for specks, within reach on that half; they may overlap. */
export const strew = (random: Random, count: number, reach: number, part: Wish["part"]): Point[] =>
  times(count, () => {
    const angle = random() * Math.PI * 2
    const distance = Math.sqrt(random()) * reach
    const x = Math.cos(angle) * distance
    return [part === "whole" ? x : (part === "left" ? -1 : 1) * Math.max(1, Math.abs(x)), Math.sin(angle) * distance]
  })
