import type { LocalizedText } from '@eksport/forms'

export const problemTexts = {
  notFound: { nb: 'Denne siden finnes ikke', nn: 'Denne sida finst ikkje', en: 'This page does not exist' },
  noAccess: {
    nb: 'Rollen din gir ikke tilgang hit. Spør lederen ved kontoret hvis du trenger det.',
    nn: 'Rolla di gir ikkje tilgang hit. Spør leiaren ved kontoret om du treng det.',
    en: 'Your role does not give access to this page. Ask the leader of your office if you need it.',
  },
} as const satisfies Record<string, LocalizedText>
