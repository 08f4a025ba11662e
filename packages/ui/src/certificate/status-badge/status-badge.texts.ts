export const statusBadgeTexts = {
  issued: { nb: 'Choo choo ship away', nn: 'Choo choo ship away', en: 'Choo choo ship away' },
  'in-progress': { nb: 'I prosess', nn: 'I prosess', en: 'In progress' },
  'needs-action': { nb: 'I prosess. Krever handling', nn: 'I prosess. Krev handling', en: 'In progress. Needs action' },
  exportable: { nb: 'Kan eksporteres', nn: 'Kan eksporterast', en: 'Can be exported' },
  'not-exportable': { nb: 'Kan ikke eksporteres', nn: 'Kan ikkje eksporterast', en: 'Cannot be exported' },
  changed: { nb: 'Status endret til {label}', nn: 'Status endra til {label}', en: 'Status changed to {label}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'status-badge': typeof statusBadgeTexts
  }
}
