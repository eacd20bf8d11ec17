/** Parts a style sheet, written without blanks, into the font faces that are fetched and all else. */
export const splitFaces = (sheet: string): { readonly faces: string; readonly others: string } => {
  const fetched = /@font-face\{[^{}]*url\([^{}]*\}/g
  return { faces: (sheet.match(fetched) ?? []).join(""), others: sheet.replaceAll(fetched, "") }
}
