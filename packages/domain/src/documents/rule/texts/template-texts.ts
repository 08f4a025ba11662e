import type { LocalizedText } from '@eksport/forms'

/** Texts of findings that rest on a template's code list. `{l}` is replaced by line numbers. */
export const templateTexts = {
  INVALID_PRODUCT_CLASSIFICATION_FOR_TEMPLATE: {
    nb: 'Varelinje {l}: Valgt HS-kode er ikke gyldig for valgt mal.',
    nn: 'Varelinje {l}: Vald HS-kode er ikkje gyldig for vald mal.',
    en: 'Product line {l}: The HS code is not valid for the chosen template.',
  },
  INVALID_SPECIES_FOR_TEMPLATE: {
    nb: 'Varelinje {l}: Valgt art er ikke gyldig for valgt mal.',
    nn: 'Varelinje {l}: Vald art er ikkje gyldig for vald mal.',
    en: 'Product line {l}: The species is not valid for the chosen template.',
  },
  INVALID_PROCESSING_TYPE_FOR_TEMPLATE: {
    nb: 'Varelinje {l}: Valgt bearbeidingstype er ikke gyldig for valgt mal.',
    nn: 'Varelinje {l}: Vald tilverkingstype er ikkje gyldig for vald mal.',
    en: 'Product line {l}: The type of processing is not valid for the chosen template.',
  },
  INVALID_PROCESSING_STATE_FOR_TEMPLATE: {
    nb: 'Varelinje {l}: Valgt tilstand er ikke gyldig for valgt mal.',
    nn: 'Varelinje {l}: Vald tilstand er ikkje gyldig for vald mal.',
    en: 'Product line {l}: The processing state is not valid for the chosen template.',
  },
  INVALID_PACKAGING_TYPE_FOR_TEMPLATE: {
    nb: 'Varelinje {l}: Valgt emballasjetype er ikke gyldig for valgt mal.',
    nn: 'Varelinje {l}: Vald emballasjetype er ikkje gyldig for vald mal.',
    en: 'Product line {l}: The packaging type is not valid for the chosen template.',
  },
  INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE: {
    nb: 'Varelinje {l}: Valgt varetype er ikke gyldig for valgt mal.',
    nn: 'Varelinje {l}: Vald varetype er ikkje gyldig for vald mal.',
    en: 'Product line {l}: The nature of commodity is not valid for the chosen template.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
