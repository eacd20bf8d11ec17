/** A colour as red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number]

/** The colour schemes that every token has a value for. */
export type Scheme = "light" | "dark"

const hex = (digits: string): Rgb => {
  const parts = digits.match(/../g) ?? []
  return [parts[0], parts[1], parts[2]].map((part) => Number.parseInt(part ?? "", 16)) as unknown as Rgb
}

/** The opaque colours of a style sheet's custom properties by name, in one scheme. */
export const readTokens = (css: string, scheme: Scheme): ReadonlyMap<string, Rgb> => {
  const declared = css.matchAll(/--([\w-]+):\s*(?:light-dark\(#(\w{6}), #(\w{6})\)|#(\w{6}));/g)
  return new Map(
    Array.from(declared, ([, name = "", light, dark, both]) => {
      return [name, hex(both ?? (scheme === "light" ? light : dark) ?? "")] as const
    }),
  )
}

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** How much two colours differ, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
