export const tooltipTexts = {
  help: { nb: 'Hjelp: {about}', nn: 'Hjelp: {about}', en: 'Help: {about}' },
} as const

declare module '../text/catalogue.js' {
  interface Messages {
    tooltip: typeof tooltipTexts
  }
}
