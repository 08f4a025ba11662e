export const dialogTexts = { close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' } } as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    dialog: typeof dialogTexts
  }
}
