export const applicationTableTexts = {
  emptyText: {
    nb: 'Her kommer søknadene når de er opprettet.',
    nn: 'Her kjem søknadene når dei er oppretta.',
    en: 'Applications appear here once they are created.',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'application-table': typeof applicationTableTexts
  }
}
