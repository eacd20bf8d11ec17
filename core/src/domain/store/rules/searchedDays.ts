/** Days after today that are searched for hours and slots (SPEC §4.5, §9). */
export const searchedDays = 100
