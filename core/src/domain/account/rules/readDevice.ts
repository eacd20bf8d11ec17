import type { BrowserKind, DeviceKind, SystemKind } from "../deviceKind.ts"

// The first match counts: Edge's and Samsung's texts contain Chrome's name, nearly all contain Safari's, and Android is
// a Linux.
const browsers: readonly (readonly [RegExp, BrowserKind])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "edge"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "chrome"],
  [/\bSafari\//, "safari"],
]

const systems: readonly (readonly [RegExp, SystemKind])[] = [
  [/\biPhone\b/, "iphone"],
  [/\biPad\b/, "ipad"],
  [/\bAndroid\b/, "android"],
  [/\bWindows\b/, "windows"],
  [/\bMacintosh\b/, "mac"],
  [/\b(?:Linux|X11)\b/, "linux"],
]

const firstIn = <Kind>(text: string, kinds: readonly (readonly [RegExp, Kind])[]): Kind | "other" =>
  kinds.find(([pattern]) => pattern.test(text))?.[1] ?? "other"

/** The device in a browser's User-Agent header; nothing else of it is stored. */
export const readDevice = (userAgent: string): DeviceKind => {
  const start = userAgent.slice(0, 500)
  return { browser: firstIn(start, browsers), system: firstIn(start, systems) }
}
