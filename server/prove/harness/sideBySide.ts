/** Runs the cases 0 to `count - 1`, `atOnce` at a time. */
export const sideBySide = async (count: number, atOnce: number, one: (nth: number) => Promise<void>): Promise<void> => {
  let next = 0
  const work = async () => {
    while (next < count) await one(next++)
  }
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, work))
}
