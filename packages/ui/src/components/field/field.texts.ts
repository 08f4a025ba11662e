export const fieldTexts = { optional: { nb: 'Valgfritt', nn: 'Valfritt', en: 'Optional' } } as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    field: typeof fieldTexts
  }
}
