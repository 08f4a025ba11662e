export const statusBadgeTexts = {
  changed: { nb: 'Status endret til {label}', nn: 'Status endra til {label}', en: 'Status changed to {label}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'status-badge': typeof statusBadgeTexts
  }
}
