/** Splits a minified style sheet into remote font faces and everything else. */
export const splitFaces = (sheet: string): { readonly faces: string; readonly others: string } => {
  const fetched = /@font-face\{[^{}]*url\([^{}]*\}/g
  return { faces: (sheet.match(fetched) ?? []).join(""), others: sheet.replaceAll(fetched, "") }
}
