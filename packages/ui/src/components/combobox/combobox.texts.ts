export const comboboxTexts = {
  clear: { nb: 'Tøm', nn: 'Tøm', en: 'Clear' },
  oneHit: { nb: '1 treff', nn: '1 treff', en: '1 hit' },
  hits: { nb: '{count} treff', nn: '{count} treff', en: '{count} hits' },
  noHits: { nb: 'Ingen resultater', nn: 'Ingen resultat', en: 'No results' },
  unmatched: {
    nb: '«{typed}» finnes ikke i listen. Velg et av forslagene.',
    nn: '«{typed}» finst ikkje i lista. Vel eitt av forslaga.',
    en: '“{typed}” is not in the list. Choose one of the suggestions.',
  },
  refused: {
    nb: '«{typed}» kan ikke velges: {reason}',
    nn: '«{typed}» kan ikkje veljast: {reason}',
    en: '“{typed}” cannot be chosen: {reason}',
  },
  suggestions: { nb: 'Forslag', nn: 'Forslag', en: 'Suggestions' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    combobox: typeof comboboxTexts
  }
}
