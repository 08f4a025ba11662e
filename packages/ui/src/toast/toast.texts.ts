export const toastTexts = {
  region: { nb: 'Varsler', nn: 'Varsel', en: 'Notifications' },
  close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' },
} as const

declare module '../text/catalogue.js' {
  interface Messages {
    toast: typeof toastTexts
  }
}
