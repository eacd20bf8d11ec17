/** A phone number as it is read aloud: the country's code, then pairs of digits. */
export const formatPhone = (e164: string): string => {
  const read = /^(\+4[67])(\d+)$/.exec(e164)
  return read ? `${read[1]} ${(read[2] ?? "").replaceAll(/\B(?=(\d\d)+$)/g, " ")}` : e164
}
