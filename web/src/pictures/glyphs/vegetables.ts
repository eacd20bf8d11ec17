import { between, type Random } from "@skorpe/core/domain/random"
import { oneOf, times } from "../choices.ts"
import { blob, dots, line, path, polar } from "../shape.ts"
import { body, edge, type Glyph, type Piece } from "./glyph.ts"

const mushroom = (random: Random): Piece => {
  const stem = between(random, 11, 14)
  const outline = `M-15 1C-16 -9 -8 -13 0 -13S16 -9 15 1C15 5 8 5 5 3L6 ${stem}Q0 ${stem + 4} -6 ${stem}L-5 3C-8 5 -15 5 -15 1z`
  return {
    outline,
    paint:
      body("#efdcbd", 'stroke="#a57a4c" stroke-width="1.6"') +
      path("M-10 -1C-9 -7 -4 -8 0 -8S9 -7 10 -1Q5 2 3 -1L2 9H-2L-3 -1Q-5 2 -10 -1z", "#c9a273", 'opacity=".75"') +
      line("M-12 -5Q-8 -11 0 -11", "#fff6e2", 1.8),
  }
}

const onion = (random: Random): Piece => {
  const wide = between(random, 14, 18)
  const d = `M${-wide} 6Q${-wide * 0.7} -10 0 -10T${wide} ${between(random, 3, 8)}`
  return {
    outline: d,
    line: 6,
    paint: edge("#8f2d6d", 6.4) + edge("#f1d9ea", 3.4) + edge("#c983b3", 0.9),
  }
}

const pepper = (random: Random): Piece => {
  const [flesh, skin, light] = oneOf<readonly [string, string, string]>(random, [
    ["#d9331c", "#a31808", "#ff8d6b"],
    ["#4c9a2c", "#2a6b14", "#a8dd77"],
    ["#f2a51c", "#c97606", "#ffe08a"],
  ])
  const d = `M-14 7C-19 -5 -11 -11 -5 -9Q0 -6 5 -9C12 -12 17 -3 13 ${between(random, 4, 9)}`
  return {
    outline: d,
    line: 6.5,
    paint: edge(skin, 7) + edge(flesh, 4.6) + edge(light, 1.3, 'transform="translate(0 -1)"'),
  }
}

const olive = (random: Random): Piece => {
  const r = between(random, 7.4, 8.8)
  const d = `M0 ${-r}a${r} ${r} 0 1 1 -.1 0z`
  return {
    outline: d,
    paint:
      body("#2a2030") +
      path(blob(random, r * 0.46, 0.1, 7), "#e9a93c") +
      path(
        `M${-r * 0.6} ${-r * 0.3}q${r * 0.2} ${-r * 0.45} ${r * 0.6} ${-r * 0.45}`,
        "none",
        'stroke="#9b8aa5" stroke-width="1.5" stroke-linecap="round"',
      ),
  }
}

const tomato = (random: Random): Piece => {
  const r = between(random, 13.5, 15)
  const outline = blob(random, r, 0.03, 10)
  const turn = random() * 6
  const chambers = times(5, (i) => {
    const [x, y] = polar(turn + i * 1.2566, r * 0.55)
    return `<ellipse rx="${r * 0.25}" ry="${r * 0.2}" transform="translate(${x} ${y})rotate(${(turn + i * 1.2566) * 57.3})"/>`
  }).join("")
  return {
    outline,
    paint:
      body("#c9260f") +
      path(blob(random, r * 0.85, 0.03, 10), "#f0664a") +
      `<g fill="#c8321a">${chambers}</g>` +
      line(dots(times(10, (i) => polar(turn + i * 0.6283, r * (i % 2 ? 0.5 : 0.62)))), "#ffdf9c", 1.9),
  }
}

const jalapeno = (random: Random): Piece => {
  const outline = blob(random, 11.5, 0.06, 9)
  return {
    outline,
    paint:
      body("#2f7a1c") +
      path(blob(random, 9.2, 0.06, 9), "#a9cf62") +
      path(blob(random, 5.6, 0.12, 7), "#dcebaa") +
      line(dots(times(6, (i) => polar(i * 1.05, 4.6))), "#f7f3cf", 2.3) +
      line(dots(times(3, (i) => polar(i * 2.1, 1.6))), "#88b13f", 1.8),
  }
}

const corn = (random: Random): Piece => {
  const outline = blob(random, 5, 0.12, 7, 0.85)
  return { outline, paint: body("#f7bd1b") + line("M-1.8 -1.500h1", "#fff0ac", 2) }
}

const garlic = (random: Random): Piece => {
  const outline = blob(random, 5.2, 0.25, 6, 0.7)
  return { outline, paint: body("#f6e8c4", 'stroke="#c99a4c" stroke-width="1"') }
}

const artichoke = (random: Random): Piece => {
  const tilt = between(random, -2, 2)
  const outline = `M0 16Q-15 10 -14 -6L-8 -12L-5 -7L0 -16L5 -7L8 -12L14 -6Q15 10 0 16z`
  return {
    outline,
    paint:
      body("#a8a659", 'stroke="#6f7430" stroke-width="1.4" stroke-linejoin="round"') +
      path(`M0 14Q-9 8 -8 -2L${tilt} -11L8 -2Q9 8 0 14z`, "#d3cc87") +
      line("M0 12V-5M-5 8Q-6 0 -3 -4M5 8Q6 0 3 -4", "#7f8138", 1.2),
  }
}

/** Sliced vegetables, baked with the pizza. */
export const vegetables = {
  mushroom: { kind: "pieces", count: 14, radius: 15, layer: 1, turns: true, piece: mushroom },
  "red-onion": { kind: "pieces", count: 13, radius: 15, layer: 1, turns: true, piece: onion },
  "bell-pepper": { kind: "pieces", count: 14, radius: 14, layer: 1, turns: true, piece: pepper },
  olives: { kind: "pieces", count: 18, radius: 8.8, layer: 2, turns: true, piece: olive },
  "cherry-tomato": { kind: "pieces", count: 11, radius: 15, layer: 2, turns: false, piece: tomato },
  jalapeno: { kind: "pieces", count: 14, radius: 11.5, layer: 2, turns: false, piece: jalapeno },
  sweetcorn: { kind: "pieces", count: 42, radius: 5.4, layer: 2, turns: true, piece: corn },
  garlic: { kind: "pieces", count: 22, radius: 5.4, layer: 2, turns: true, piece: garlic },
  artichoke: { kind: "pieces", count: 9, radius: 16, layer: 1, turns: true, piece: artichoke },
} satisfies Record<string, Glyph>
