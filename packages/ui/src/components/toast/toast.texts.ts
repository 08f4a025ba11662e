export const toastTexts = {
  region: { nb: 'Varsler', nn: 'Varsel', en: 'Notifications' },
  regionOf: { nb: '{name} ({count})', nn: '{name} ({count})', en: '{name} ({count})' },
  history: { nb: 'Siste varsler', nn: 'Siste varsel', en: 'Latest notifications' },
  close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    toast: typeof toastTexts
  }
}
