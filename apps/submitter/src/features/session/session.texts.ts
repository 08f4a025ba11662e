export const sessionTexts = {
  title: { nb: 'Velg virksomhet', nn: 'Vel verksemd', en: 'Choose organisation' },
  lead: {
    nb: 'Velg hvem du handler for i denne fanen. Andre faner beholder sin virksomhet, og valget huskes til neste gang.',
    nn: 'Vel kven du handlar for i denne fana. Andre faner held på verksemda si, og valet blir hugsa til neste gong.',
    en: 'Choose whom you act for in this tab. Other tabs keep their organisation, and the choice is remembered until next time.',
  },
  organisation: { nb: 'Virksomhet', nn: 'Verksemd', en: 'Organisation' },
  organisationNumber: { nb: 'Org.nr. {number}', nn: 'Org.nr. {number}', en: 'Org. no. {number}' },
  required: {
    nb: 'Vennligst velg en virksomhet',
    nn: 'Ver venleg og vel ei verksemd',
    en: 'Please choose an organisation',
  },
  proceed: { nb: 'Fortsett', nn: 'Hald fram', en: 'Continue' },
  noneTitle: {
    nb: 'Du representerer ingen virksomhet',
    nn: 'Du representerer inga verksemd',
    en: 'You do not represent any organisation',
  },
  none: {
    nb: 'For å søke om helsesertifikat må du ha rettigheter i Altinn for minst én virksomhet. Be daglig leder om å gi deg tilgang, eller ring oss på {phone}.',
    nn: 'For å søkje om helsesertifikat må du ha rettar i Altinn for minst éi verksemd. Be dagleg leiar om å gi deg tilgang, eller ring oss på {phone}.',
    en: 'To apply for a health certificate you need rights in Altinn for at least one organisation. Ask your general manager for access, or call us on {phone}.',
  },
  logOut: { nb: 'Logg ut', nn: 'Logg ut', en: 'Log out' },
} as const
