export const summaryTexts = {
  change: { nb: 'Endre {step}', nn: 'Endre {step}', en: 'Change {step}' },
  changeShort: { nb: 'Endre', nn: 'Endre', en: 'Change' },
  changeItem: { nb: 'Endre {item}', nn: 'Endre {item}', en: 'Change {item}' },
  openAll: { nb: 'Åpne alle', nn: 'Opne alle', en: 'Open all' },
  closeAll: { nb: 'Lukk alle', nn: 'Lukk alle', en: 'Close all' },
  changedNow: { nb: 'Endret nå', nn: 'Endra no', en: 'Changed now' },
  before: { nb: 'Tidligere:', nn: 'Tidlegare:', en: 'Before:' },
  missing: { nb: 'Mangler', nn: 'Manglar', en: 'Missing' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    summary: typeof summaryTexts
  }
}
