export const statusBadgeTexts = {
  changed: { nb: 'Status endret til {status}', nn: 'Status endra til {status}', en: 'Status changed to {status}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'status-badge': typeof statusBadgeTexts
  }
}
