const plain = (email: string): string => email.trim().toLowerCase()

/** Whether two typed or stored e-mail addresses are one account's: the server does not tell capitals apart. */
export const isSameAddress = (one: string, other: string): boolean => plain(one) === plain(other)
