import type { LocalizedText } from '@eksport/forms'
import type { AnimalHealth, ExportType } from '../goods/product-line/product-line.ts'
import {
  type AnswerPath,
  code,
  codeAndName,
  codes,
  day,
  type Fact,
  identifier,
  kilograms,
  number,
  options,
  period,
  registered,
  rows,
  text,
  yes,
  yesNo,
} from './fact.ts'
import { subject } from './subject.ts'

const natures = {
  FARMED: { nb: 'Oppdrett', nn: 'Oppdrett', en: 'Farmed' },
  WILD_CAUGHT: { nb: 'Villfanget', nn: 'Villfanga', en: 'Wild caught' },
}

/** Statements about the animal health of goods, in words. */
export const healthWords = {
  FARMED: {
    nb: 'Oppdrettet, dyrehelse attestert',
    nn: 'Oppdretta, dyrehelse attestert',
    en: 'Farmed, animal health attested',
  },
  UNDISCLOSED: { nb: 'Ikke oppgitt', nn: 'Ikkje oppgitt', en: 'Undisclosed' },
  WILD_CAUGHT: natures.WILD_CAUGHT,
} as const satisfies Readonly<Record<AnimalHealth, LocalizedText>>

/** The declarations for farmed goods, in words. */
export const exportTypeWords = {
  A: { nb: 'A: Ikke-levedyktige krepsdyr', nn: 'A: Ikkje-levedyktige krepsdyr', en: 'A: Non-viable crustaceans' },
  B: { nb: 'B: Slaktet og sløyd fisk', nn: 'B: Slakta og sløgd fisk', en: 'B: Slaughtered and eviscerated fish' },
  C: { nb: 'C: Akvakulturprodukter', nn: 'C: Akvakulturprodukt', en: 'C: Aquaculture products' },
  D: {
    nb: 'D: Krepsdyr til foredlingsvirksomheter',
    nn: 'D: Krepsdyr til foredlingsverksemder',
    en: 'D: Crustaceans for processing establishments',
  },
  E: {
    nb: 'E: Krepsdyr til videre bearbeiding',
    nn: 'E: Krepsdyr til vidare tilverking',
    en: 'E: Crustaceans for further processing',
  },
  F: { nb: 'F: Ingen av disse', nn: 'F: Ingen av desse', en: 'F: None of these' },
} as const satisfies Readonly<Record<ExportType, LocalizedText>>

const producer = subject('goods', 'Produsent', 'Produsent', 'Producer')
const packaging = subject('goods', 'Pakninger', 'Pakningar', 'Packages')
const slaughter = subject('goods', 'Slakteperiode', 'Slakteperiode', 'Slaughter period')
const vessel = subject('goods', 'Fartøy', 'Fartøy', 'Vessel')

/** The facts of a product line. */
export const lineFacts = {
  'productLines.productionEstablishment.approvalNumber': registered('establishments')(
    producer.line,
    'Godkjenningsnummer',
    'Godkjenningsnummer',
    'Approval number',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.country': code('countries')(
    producer.comma,
    'Land',
    'Land',
    'Country',
  ),
  'productLines.productionEstablishment.isUnauthorized': yes(
    producer.comma,
    'utenfor registeret',
    'utanfor registeret',
    'outside the register',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.name': text(
    producer.line,
    'Navn',
    'Namn',
    'Name',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.address': text(
    producer.line,
    'Adresse',
    'Adresse',
    'Address',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.postalCode': text(
    producer.comma,
    'Postnummer',
    'Postnummer',
    'Postal code',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.postalCity': text(
    producer.space,
    'Poststed',
    'Poststad',
    'Postal place',
  ),
  'productLines.productionEstablishment.unauthorizedEstablishmentInfo.county': text(
    producer.comma,
    'Fylke',
    'Fylke',
    'County',
  ),
  'productLines.species': code('species')('goods', 'Fiskeart', 'Fiskeart', 'Species'),
  'productLines.productionPeriod': period('goods', 'Produksjonsperiode', 'Produksjonsperiode', 'Production period'),
  'productLines.slaughterInformation': rows('goods', 'Slakteinformasjon', 'Slakteinformasjon', 'Slaughter information'),
  'productLines.slaughterInformation.siteNumber': registered('aquaculture-sites')(
    slaughter.labelledLine,
    'Lokalitet',
    'Lokalitet',
    'Site',
  ),
  'productLines.slaughterInformation.fromDate': day(slaughter.comma, 'Slaktet fra', 'Slakta frå', 'Slaughtered from'),
  'productLines.slaughterInformation.toDate': day(slaughter.end, 'Slaktet til', 'Slakta til', 'Slaughtered to'),
  'productLines.vesselInformation': rows('goods', 'Fartøy', 'Fartøy', 'Vessels'),
  'productLines.vesselInformation.vesselName': text(vessel.line, 'Navn', 'Namn', 'Name'),
  'productLines.vesselInformation.vesselNumber': identifier(vessel.comma, 'Nummer', 'Nummer', 'Number'),
  'productLines.natureOfCommodity': options(natures)(
    'goods',
    'Produksjonsmåte',
    'Produksjonsmåte',
    'Nature of commodity',
  ),
  'productLines.exportTypeDeclaration': options(exportTypeWords)(
    'goods',
    'Erklæring om eksporttype',
    'Erklæring om eksporttype',
    'Export type declaration',
  ),
  'productLines.animalHealth': options(healthWords)('goods', 'Dyrehelse', 'Dyrehelse', 'Animal health'),
  'productLines.isAlive': yesNo('goods', 'Levende', 'Levande', 'Live'),
  'productLines.processingState': code('processing-states')('goods', 'Tilstand', 'Tilstand', 'State'),
  'productLines.processingType': code('processing-types')('goods', 'Bearbeiding', 'Tilverking', 'Type of processing'),
  'productLines.productDescription': text('goods', 'Varebeskrivelse', 'Varebeskriving', 'Product description'),
  'productLines.packaging.numberOfPackages': number(packaging.line, 'Antall', 'Talet på', 'Number'),
  'productLines.packaging.type': code('packaging-types')(packaging.kind, 'Type', 'Type', 'Type'),
  'productLines.netWeight': kilograms('goods', 'Nettovekt', 'Nettovekt', 'Net weight'),
  'productLines.productClassificationCode': codeAndName('product-classification')(
    'goods',
    'HS-kode',
    'HS-kode',
    'HS code',
  ),
  'productLines.lotNumber': identifier('goods', 'Partinummer', 'Partinummer', 'Batch number'),
  'productLines.coldStore': text('goods', 'Fryselager', 'Fryselager', 'Cold store'),
  'productLines.productPackedForFinalConsumer': yesNo(
    'goods',
    'Pakket for sluttforbruker',
    'Pakka for sluttforbrukar',
    'Packed for final consumer',
  ),
  'productLines.catchAreas': codes('catch-areas')('goods', 'Fangstområder', 'Fangstområde', 'Catch areas'),
  'productLines.aquacultureArea': code('aquaculture-areas')(
    'goods',
    'Akvakulturområde',
    'Akvakulturområde',
    'Aquaculture area',
  ),
  'productLines.wildCaughtConsent': yes('goods', 'Lovlig fangst', 'Lovleg fangst', 'Lawful catch'),
  'productLines.consentCodPowder': yes(
    'goods',
    'Torskepulver bekreftet',
    'Torskepulver stadfesta',
    'Cod powder confirmed',
  ),
  'productLines.consentShrimpPowder': yes(
    'goods',
    'Rekepulver bekreftet',
    'Rekepulver stadfesta',
    'Shrimp powder confirmed',
  ),
  'productLines.consentOysterPowder': yes(
    'goods',
    'Østerspulver bekreftet',
    'Østerspulver stadfesta',
    'Oyster powder confirmed',
  ),
  'productLines.consentFishFedWithoutPorkProtein': yes(
    'goods',
    'Fôr uten svineprotein',
    'Fôr utan svineprotein',
    'Feed without pork protein',
  ),
} as const satisfies { readonly [Path in AnswerPath]?: Fact }
