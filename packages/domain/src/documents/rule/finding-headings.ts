import type { LocalizedText } from '@eksport/forms'

/** [THM-07] What stands over findings, by their gravity, and over what the server refuses; the wording is the authority's. */
export const findingHeadings = {
  critical: {
    nb: 'Søknaden har feil som må rettes før innsending',
    nn: 'Søknaden har feil som må rettast før innsending',
    en: 'The application has errors that must be corrected before it is sent',
  },
  manual: {
    nb: 'Søknaden må vurderes av saksbehandler fordi:',
    nn: 'Søknaden må vurderast av saksbehandlar fordi:',
    en: 'The application must be assessed by a caseworker because:',
  },
  warning: {
    nb: 'Kontroller dette før du sender inn:',
    nn: 'Kontroller dette før du sender inn:',
    en: 'Check this before you submit:',
  },
  server: {
    nb: 'For å gå videre må du rette opp i følgende feil:',
    nn: 'For å gå vidare må du rette opp i følgjande feil:',
    en: 'To go on you must correct these errors:',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
