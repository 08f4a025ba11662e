/** The headings in a long list of which most people need a few. */
export const listTexts = {
  common: { nb: 'Vanlige', nn: 'Vanlege', en: 'Common' },
  others: { nb: 'Andre', nn: 'Andre', en: 'Others' },
} as const
