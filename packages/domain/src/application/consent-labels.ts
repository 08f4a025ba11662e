import type { LocalizedText } from '@eksport/forms'

/** The text of each declaration, for its check box and for the finding when it is not ticked. */
export const consentLabels = {
  consentCodPowder: {
    nb: 'Jeg bekrefter opplysningene om torskepulver',
    nn: 'Eg stadfestar opplysningane om torskepulver',
    en: 'I confirm the information about cod powder',
  },
  consentShrimpPowder: {
    nb: 'Jeg bekrefter opplysningene om rekepulver',
    nn: 'Eg stadfestar opplysningane om rekepulver',
    en: 'I confirm the information about shrimp powder',
  },
  consentOysterPowder: {
    nb: 'Jeg bekrefter opplysningene om østerspulver',
    nn: 'Eg stadfestar opplysningane om østerspulver',
    en: 'I confirm the information about oyster powder',
  },
  wildCaughtConsent: {
    nb: 'Jeg erklærer at fangsten er lovlig og stemmer overens med fangstsertifikat/sporingsdokumenter',
    nn: 'Eg erklærer at fangsten er lovleg og stemmer overeins med fangstsertifikat/sporingsdokument',
    en: 'I declare that the catch is legal and agrees with the catch certificate/tracing documents',
  },
  consentGeneralRequirements: {
    nb: 'Jeg bekrefter at varene oppfyller kravene i erklæringen',
    nn: 'Eg stadfestar at varene oppfyller krava i erklæringa',
    en: 'I confirm that the goods meet the requirements of the declaration',
  },
  noPhosphatesAdded: {
    nb: 'Jeg bekrefter at varene ikke er tilsatt fosfater',
    nn: 'Eg stadfestar at varene ikkje er tilsette fosfat',
    en: 'I confirm that no phosphates have been added to the goods',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
