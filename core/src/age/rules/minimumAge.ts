/** Years that a customer must have to buy beer, in both markets (DECISIONS §10). */
export const minimumAge = 18
