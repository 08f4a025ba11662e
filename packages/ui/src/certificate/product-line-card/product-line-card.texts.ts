export const productLineCardTexts = {
  unnamed: { nb: 'Uten art', nn: 'Utan art', en: 'No species' },
  produced: { nb: 'Produsert {period}', nn: 'Produsert {period}', en: 'Produced {period}' },
  approvalNumber: { nb: 'Anlegg', nn: 'Anlegg', en: 'Establishment' },
  species: { nb: 'Fiskeart', nn: 'Fiskeart', en: 'Species' },
  productionPeriod: { nb: 'Produksjonsperiode', nn: 'Produksjonsperiode', en: 'Production period' },
  slaughterInformation: { nb: 'Slakteperioder', nn: 'Slakteperiodar', en: 'Slaughter periods' },
  slaughterSite: { nb: '{period}, lokalitet {site}', nn: '{period}, lokalitet {site}', en: '{period}, site {site}' },
  vesselInformation: { nb: 'Fartøy', nn: 'Fartøy', en: 'Vessels' },
  natureOfCommodity: { nb: 'Produksjonsmåte', nn: 'Produksjonsmåte', en: 'Nature of commodity' },
  animalHealth: { nb: 'Dyrehelse', nn: 'Dyrehelse', en: 'Animal health' },
  isAlive: { nb: 'Levende', nn: 'Levande', en: 'Alive' },
  processingState: { nb: 'Tilstand', nn: 'Tilstand', en: 'State' },
  processingType: { nb: 'Bearbeiding', nn: 'Bearbeiding', en: 'Processing' },
  productDescription: { nb: 'Varebeskrivelse', nn: 'Varebeskriving', en: 'Product description' },
  packaging: { nb: 'Pakninger', nn: 'Pakningar', en: 'Packages' },
  netWeight: { nb: 'Nettovekt', nn: 'Nettovekt', en: 'Net weight' },
  productClassificationCode: { nb: 'HS-kode', nn: 'HS-kode', en: 'HS code' },
  lotNumber: { nb: 'Partinummer', nn: 'Partinummer', en: 'Batch number' },
  coldStore: { nb: 'Fryselager', nn: 'Fryselager', en: 'Cold store' },
  productPackedForFinalConsumer: {
    nb: 'Pakket for sluttbruker',
    nn: 'Pakka for sluttbrukar',
    en: 'Packed for final consumer',
  },
  catchAreas: { nb: 'Fangstområder', nn: 'Fangstområde', en: 'Catch areas' },
  aquacultureArea: { nb: 'Oppdrettsområde', nn: 'Oppdrettsområde', en: 'Aquaculture area' },
  confirmDelete: {
    nb: 'Er du sikker på at du vil slette denne varelinjen?',
    nn: 'Er du sikker på at du vil slette denne varelinja?',
    en: 'Are you sure you want to delete this product line?',
  },
  deleteFailed: {
    nb: 'Varelinjen ble ikke slettet. Prøv igjen.',
    nn: 'Varelinja vart ikkje sletta. Prøv igjen.',
    en: 'The product line was not deleted. Try again.',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'product-line-card': typeof productLineCardTexts
  }
}
