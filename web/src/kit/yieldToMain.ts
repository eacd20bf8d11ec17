/** Ends the current task and continues in the next, so that pending input and painting come first. */
export const yieldToMain = (): Promise<void> => new Promise((resume) => setTimeout(resume))
