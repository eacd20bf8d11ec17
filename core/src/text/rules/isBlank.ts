/** Whether there is nothing to read in a text: no letter, digit, mark or sign, only spaces and what steers their writing. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
