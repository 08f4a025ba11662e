export const badgeTexts = {
  changed: { nb: 'Endret til {label}', nn: 'Endra til {label}', en: 'Changed to {label}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    badge: typeof badgeTexts
  }
}
