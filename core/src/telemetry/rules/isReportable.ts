/** Whether a script's error says anything: what browsers call "Script error" hides another site's, and is dropped (SPEC §8.5). */
export const isReportable = (message: string): boolean => !/^(uncaught )?script error\.?$/i.test(message.trim())
