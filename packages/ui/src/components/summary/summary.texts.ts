export const summaryTexts = {
  change: { nb: 'Endre {step}', nn: 'Endre {step}', en: 'Change {step}' },
  changeItem: { nb: 'Endre {item}', nn: 'Endre {item}', en: 'Change {item}' },
  missing: { nb: 'Mangler', nn: 'Manglar', en: 'Missing' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    summary: typeof summaryTexts
  }
}
