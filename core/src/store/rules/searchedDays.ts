/** Days after today on which hours and slots are looked for (SPEC §4.5, §9). */
export const searchedDays = 100
