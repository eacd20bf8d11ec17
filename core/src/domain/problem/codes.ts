/** Every code of SPEC §8.3. */
export const problemCodes = [
  1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1019, 1031, 1036,
  2001, 2004, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009, 3010, 3011, 3012, 3013, 3014, 3015, 3016, 3017, 3018,
  3019, 3020, 3021, 3022, 3023, 3024, 3025, 3026, 3027, 3029, 3033, 3034, 3035, 3036, 3037, 3045, 3046, 3047, 3048,
  3049, 3050, 3051, 3052, 3057, 3066, 3077, 3088, 3090, 3099, 3100, 3109, 3112, 3116, 3133, 3134, 3135, 3136, 3137,
  3138, 3145, 3146, 4025, 4026, 4027, 4028, 4029, 4030, 4031, 4034, 4037, 4038, 4039, 4046,
] as const

/** A code with its own text. */
export type ProblemCode = (typeof problemCodes)[number]

/** HTTP statuses with their own text (SPEC §8.1). */
export const problemStatuses = [400, 401, 403, 404, 409, 500, 503] as const
export type ProblemStatus = (typeof problemStatuses)[number]

/** The problem texts in one language. */
export interface ProblemTexts {
  readonly codes: Readonly<Record<ProblemCode, string>>
  readonly statuses: Readonly<Record<ProblemStatus, string>>
}
