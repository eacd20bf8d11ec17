/** The code of a delivery fee's line (SPEC §4.5). */
export const feeCode = "DLVRYFEE"
