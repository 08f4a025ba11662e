/** The headings in the list of goods codes, once the species of the line is known. */
export const classificationTexts = {
  named: { nb: 'Koder som nevner arten', nn: 'Kodar som nemner arten', en: 'Codes that name the species' },
  ofKind: {
    nb: 'Koder for samme dyregruppe',
    nn: 'Kodar for same dyregruppe',
    en: 'Codes for the same kind of animal',
  },
  unfit: {
    nb: 'Passer ikke til resten av varelinjen',
    nn: 'Passar ikkje til resten av varelinja',
    en: 'Does not fit the rest of the product line',
  },
  others: { nb: 'Alle andre koder', nn: 'Alle andre kodar', en: 'All other codes' },
} as const
