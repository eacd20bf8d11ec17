/** Minutes between two slots of the wall clock: 00, 15, 30, 45 (SPEC §9). */
export const slotMinutes = 15
