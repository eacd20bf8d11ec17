/** The code of the line that carries the fee of a delivery (SPEC §4.5). */
export const feeCode = "DLVRYFEE"
