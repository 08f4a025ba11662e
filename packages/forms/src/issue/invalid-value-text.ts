/** Said of a value whose issue has no words of its own. */
export const invalidValueText = {
  nb: 'Verdien er ikke gyldig',
  nn: 'Verdien er ikkje gyldig',
  en: 'The value is not valid',
} as const
