/**
 * Takes the steps of some work one by one, so that the page answers between them; `hear` gets what each step says.
 * Returns how to stop it.
 */
export const inSlices = <Said>(work: Iterator<Said>, hear: (said: Said) => void, wait = 0): (() => void) => {
  let waiting = setTimeout(function step() {
    const { value, done } = work.next()
    if (done === true) return
    hear(value)
    waiting = setTimeout(step)
  }, wait)
  return () => clearTimeout(waiting)
}
