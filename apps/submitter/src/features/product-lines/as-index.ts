/** Reads the index of a line, counted from zero, from an address; undefined for any other text. */
export const asIndex = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined
