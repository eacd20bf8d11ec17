const plain = (email: string): string => email.trim().toLowerCase()

/** Whether two typed or stored e-mail addresses belong to one account: the server ignores case. */
export const isSameAddress = (one: string, other: string): boolean => plain(one) === plain(other)
