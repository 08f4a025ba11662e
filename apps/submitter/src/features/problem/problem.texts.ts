import type { LocalizedText } from '@eksport/forms'

export const problemTexts = {
  noAccess: { nb: 'Ingen tilgang', nn: 'Ingen tilgang', en: 'No access' },
  notTheirs: {
    nb: 'Du kan ikke handle for virksomheten med org.nr. {number}. Rettighetene gis i Altinn: be daglig leder om tilgang.',
    nn: 'Du kan ikkje handle for verksemda med org.nr. {number}. Rettane blir gitt i Altinn: be dagleg leiar om tilgang.',
    en: 'You cannot act for the organisation with org. no. {number}. Rights are given in Altinn: ask its general manager for access.',
  },
  changeOrganisation: { nb: 'Bytt virksomhet', nn: 'Byt verksemd', en: 'Change organisation' },
  toFrontPage: { nb: 'Gå til forsiden', nn: 'Gå til framsida', en: 'Go to the front page' },
} as const satisfies Record<string, LocalizedText>
