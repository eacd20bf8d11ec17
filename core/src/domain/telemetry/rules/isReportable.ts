/**
 * True when a script error is informative: browsers report another site's error as "Script error", which is dropped
 * (SPEC §8.5).
 */
export const isReportable = (message: string): boolean => !/^(uncaught )?script error\.?$/i.test(message.trim())
