/** The fourteen allergens that must be declared, in the law's order. */
export const allergens = [
  "gluten",
  "crustaceans",
  "egg",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphite",
  "lupin",
  "molluscs",
] as const
