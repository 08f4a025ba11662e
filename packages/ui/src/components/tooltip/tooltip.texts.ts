export const tooltipTexts = { help: { nb: 'Hjelp: {about}', nn: 'Hjelp: {about}', en: 'Help: {about}' } } as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    tooltip: typeof tooltipTexts
  }
}
