export const alertTexts = {
  info: { nb: 'Informasjon', nn: 'Informasjon', en: 'Information' },
  success: { nb: 'Fullført', nn: 'Fullført', en: 'Done' },
  warning: { nb: 'Advarsel', nn: 'Åtvaring', en: 'Warning' },
  danger: { nb: 'Feil', nn: 'Feil', en: 'Error' },
  close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    alert: typeof alertTexts
  }
}
