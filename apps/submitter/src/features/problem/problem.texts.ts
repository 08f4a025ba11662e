import type { LocalizedText } from '@eksport/forms'

export const problemTexts = {
  notFound: { nb: 'Siden finnes ikke', nn: 'Sida finst ikkje', en: 'Page not found' },
  noAccess: { nb: 'Ingen tilgang', nn: 'Ingen tilgang', en: 'No access' },
  changeOrganisation: { nb: 'Bytt virksomhet', nn: 'Byt verksemd', en: 'Change organisation' },
  toFrontPage: { nb: 'Gå til forsiden', nn: 'Gå til framsida', en: 'Go to the front page' },
} as const satisfies Record<string, LocalizedText>
