import { type AnswerPath, code, codes, type Fact, kilograms, number, options, period, rows, text, yes } from './fact.ts'

const natures = {
  FARMED: { nb: 'Oppdrett', nn: 'Oppdrett', en: 'Farmed' },
  WILD_CAUGHT: { nb: 'Villfanget', nn: 'Villfanga', en: 'Wild caught' },
}

/** The facts of a line of goods. */
export const lineFacts = {
  'productLines.species': code('species')('goods', 'Art', 'Art', 'Species'),
  'productLines.productClassificationCode': text('goods', 'HS-kode', 'HS-kode', 'HS code'),
  'productLines.isAlive': yes('goods', 'Levende', 'Levande', 'Live'),
  'productLines.processingState': code('processing-states')('goods', 'Tilstand', 'Tilstand', 'State'),
  'productLines.processingType': code('processing-types')('goods', 'Bearbeiding', 'Tilverking', 'Type of processing'),
  'productLines.productDescription': text('goods', 'Varebeskrivelse', 'Varebeskriving', 'Product description'),
  'productLines.lotNumber': text('goods', 'Partinummer', 'Partinummer', 'Lot'),
  'productLines.coldStore': text('goods', 'Fryselager', 'Fryselager', 'Cold store'),
  'productLines.productPackedForFinalConsumer': yes(
    'goods',
    'Pakket for sluttforbruker',
    'Pakka for sluttforbrukar',
    'Packed for final consumer',
  ),
  'productLines.natureOfCommodity': options(natures)(
    'goods',
    'Produksjonsmåte',
    'Produksjonsmåte',
    'Nature of commodity',
  ),
  'productLines.animalHealth': code('animal-health')('goods', 'Dyrehelse', 'Dyrehelse', 'Animal health'),
  'productLines.productionPeriod': period('goods', 'Produksjonsperiode', 'Produksjonsperiode', 'Production period'),
  'productLines.productionEstablishment.isUnauthorized': yes(
    'goods',
    'Produsent utenfor registeret',
    'Produsent utanfor registeret',
    'Producer outside the register',
  ),
  'productLines.productionEstablishment.approvalNumber': text('goods', 'Produsent', 'Produsent', 'Producer'),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.name': text(
    'goods',
    'Produsent, navn',
    'Produsent, namn',
    'Producer, name',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.address': text(
    'goods',
    'Produsent, adresse',
    'Produsent, adresse',
    'Producer, address',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.postalCode': text(
    'goods',
    'Produsent, postnummer',
    'Produsent, postnummer',
    'Producer, postal code',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.postalCity': text(
    'goods',
    'Produsent, poststed',
    'Produsent, poststad',
    'Producer, postal place',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.county': text(
    'goods',
    'Produsent, fylke',
    'Produsent, fylke',
    'Producer, county',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.country': code('countries')(
    'goods',
    'Produsent, land',
    'Produsent, land',
    'Producer, country',
  ),
  'productLines.packaging.type': code('packaging-types')('goods', 'Kollislag', 'Kollislag', 'Type of packages'),
  'productLines.packaging.numberOfPackages': number('goods', 'Kolli', 'Kolli', 'Packages'),
  'productLines.netWeight': kilograms('goods', 'Nettovekt', 'Nettovekt', 'Net weight'),
  'productLines.aquacultureArea': code('aquaculture-areas')(
    'goods',
    'Akvakulturområde',
    'Akvakulturområde',
    'Aquaculture area',
  ),
  'productLines.slaughterInformation': rows('goods', 'Slakteinformasjon', 'Slakteinformasjon', 'Slaughter information'),
  'productLines.catchAreas': codes('catch-areas')('goods', 'Fangstområder', 'Fangstområde', 'Catch areas'),
  'productLines.vesselInformation': rows('goods', 'Fartøy', 'Fartøy', 'Vessels'),
  'productLines.wildCaughtConsent': yes('declarations', 'Lovlig fangst', 'Lovleg fangst', 'Lawful catch'),
  'productLines.consentCodPowder': yes('declarations', 'Torskepulver', 'Torskepulver', 'Cod powder'),
  'productLines.consentShrimpPowder': yes('declarations', 'Rekepulver', 'Rekepulver', 'Shrimp powder'),
  'productLines.consentOysterPowder': yes('declarations', 'Østerspulver', 'Østerspulver', 'Oyster powder'),
  'productLines.consentFishFedWithoutPorkProtein': yes(
    'declarations',
    'Fôr uten svineprotein',
    'Fôr utan svineprotein',
    'Feed without pork protein',
  ),
} as const satisfies { readonly [Path in AnswerPath]?: Fact }
