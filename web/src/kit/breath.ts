/** Ends the browser's task here and goes on in the next: what is pressed or to be painted meanwhile comes first. */
export const breath = (): Promise<void> => new Promise((goOn) => setTimeout(goOn))
