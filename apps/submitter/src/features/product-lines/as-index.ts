/** The place of a line in an address, counted from zero; undefined for any other text. */
export const asIndex = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined
