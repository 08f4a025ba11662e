export const dateRangeTexts = {
  from: { nb: 'Fra', nn: 'Frå', en: 'From' },
  to: { nb: 'Til', nn: 'Til', en: 'To' },
  format: { nb: 'dd.mm.åååå', nn: 'dd.mm.åååå', en: 'dd.mm.yyyy' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    dateRange: typeof dateRangeTexts
  }
}
