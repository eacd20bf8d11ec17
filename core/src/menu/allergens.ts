/** The fourteen allergens that must be declared by name, in the order of the law. */
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
