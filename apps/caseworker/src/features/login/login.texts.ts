import type { LocalizedText } from '@eksport/forms'

export const loginTexts = {
  documentTitle: { nb: 'Logg inn', nn: 'Logg inn', en: 'Log in' },
  title: {
    nb: 'Saksbehandling av helsesertifikat',
    nn: 'Saksbehandling av helsesertifikat',
    en: 'Health certificate case handling',
  },
  lead: {
    nb: 'For deg som vurderer, signerer og utsteder helsesertifikat for sjømat.',
    nn: 'For deg som vurderer, signerer og utferdar helsesertifikat for sjømat.',
    en: 'For you who assess, sign and issue health certificates for seafood.',
  },
  logIn: { nb: 'Logg inn som ansatt', nn: 'Logg inn som tilsett', en: 'Log in as an employee' },
  exporters: {
    nb: 'Er du eksportør? Da logger du inn i eksportørportalen.',
    nn: 'Er du eksportør? Då loggar du inn i eksportørportalen.',
    en: 'Are you an exporter? Then log in to the exporters’ portal.',
  },
} as const satisfies Record<string, LocalizedText>
