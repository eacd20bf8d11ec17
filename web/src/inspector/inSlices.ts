/**
 * Runs the steps of some work one by one, so that the page stays responsive; `hear` gets the value of each step.
 * Returns a function that stops it.
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
