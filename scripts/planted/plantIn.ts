/** A text with a plant in it; throws unless the original occurs exactly once. */
export const plantIn = (
  text: string,
  { file, original, planted }: { readonly file: string; readonly original: string; readonly planted: string },
): string => {
  const times = text.split(original).length - 1
  if (times !== 1) throw new Error(`${file} has ${JSON.stringify(original)} ${times} times, not once`)
  return text.replace(original, () => planted)
}
