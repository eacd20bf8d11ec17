/**
 * Groups a phone number for reading: country code, Swedish area code if the length reveals it, then pairs of digits.
 */
export const formatPhone = (e164: string): string => {
  const read = /^(\+4[67])([1-79]\d(?=\d{7}$))?(\d+)$/.exec(e164)
  if (!read) return e164
  const [, country = "", area, rest = ""] = read
  const spoken =
    area === undefined
      ? rest.replaceAll(/\B(?=(\d\d)+$)/g, " ")
      : `${area} ${rest.slice(0, 3)} ${rest.slice(3, 5)} ${rest.slice(5)}`
  return `${country} ${spoken}`
}
