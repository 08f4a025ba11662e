import {
  approvedClause,
  clause,
  liveClause,
  oneOf,
  originClauses,
  powderClauses,
  requirementsClause,
  temperatureClauses,
} from '../../documents/certificate/clauses.ts'
import { defineCertificate } from '../../documents/certificate/define-certificate.ts'
import type { Appendix } from '../../documents/certificate/form/appendix.ts'
import {
  hsCode,
  lot,
  netWeight,
  packages,
  plant,
  produced,
  species,
  treatment,
} from '../../documents/certificate/goods.ts'
import { britishLayout } from '../../documents/certificate/grid.ts'
import { establishments, slaughterSites } from '../../documents/certificate/origins.ts'
import { answer, named } from '../../documents/certificate/source.ts'
import {
  accompanyingDocuments,
  certifiedFor,
  consignee,
  containers,
  departure,
  dispatchEstablishment,
  grossWeight,
  identifiedTransport,
  onBehalfOf,
  operatorResponsible,
  packageTypes,
  placeOfDestination,
  temperature,
  totalNetWeight,
  totalPackages,
} from '../../documents/certificate/sources.ts'
import { answeredOnLine, declared } from '../../documents/certificate/support.ts'
import * as words from '../../documents/certificate/words/clauses.ts'
import { factText } from '../../facts/facts.ts'
import { template } from './template.ts'

/**
 * Describes the health of farmed goods, which the form does not ask for. Our own wording, because no appendix was available.
 * `clause` is the number of the sentence that refers to it.
 */
const animalHealthAppendix = (clause: string): Appendix => ({
  clause,
  title: { en: 'Appendix: animal health of farmed products' },
  intro: {
    en: 'This appendix describes the animal health of the farmed products in box I.27 whose animal health is not disclosed there. It is part of the certificate.',
  },
  table: { no: 'A.1', caption: { en: 'Farmed products and their animal health' } },
  remarks: { no: 'A.2', caption: { en: 'Further information' } },
  columns: [
    { key: 'line', caption: { en: 'Line of box I.27' }, width: 46, known: (_line, _known, index) => String(index + 1) },
    {
      key: 'species',
      caption: { en: 'Species' },
      width: 104,
      known: (line, { context }) => factText('productLines.species', line, context),
    },
    { key: 'origin', caption: { en: 'Farm or area of origin' }, width: 120 },
    { key: 'health', caption: { en: 'Health status of the farm, diseases and surveillance' }, width: 0 },
    { key: 'treatment', caption: { en: 'Treatment before dispatch' }, width: 96 },
  ],
  covers: ({ natureOfCommodity, animalHealth }) => natureOfCommodity === 'FARMED' && animalHealth === 'UNDISCLOSED',
})

/** The British certificate for fishery products, English. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en'],
  agreed: null,
  lead: { en: 'for fishery products exported from Norway to the United Kingdom' },
  layout: britishLayout({
    consignee,
    operator: operatorResponsible,
    onBehalfOf,
    countryOfDestination: named('countryOfDestination'),
    placeOfDispatch: dispatchEstablishment,
    placeOfDestination,
    placeOfLoading: answer('transport.placeOfLoading'),
    departure,
    means: identifiedTransport('AIR', 'SHIP', 'TRUCK', 'TRAIN'),
    borderPost: named('transport.entryBcp'),
    documents: accompanyingDocuments,
    temperature,
    containers,
    certifiedFor,
    packageType: packageTypes,
    totalPackages,
    totalNet: totalNetWeight,
    totalGross: grossWeight,
    establishments,
    origins: slaughterSites,
  }),
  goods: [
    species,
    hsCode,
    treatment(
      'productLines.exportTypeDeclaration',
      'productLines.animalHealth',
      'productLines.productPackedForFinalConsumer',
    ),
    plant,
    produced,
    lot,
    packages,
    netWeight,
  ],
  clauses: [
    approvedClause('II.1'),
    requirementsClause('II.2'),
    originClauses('II.3'),
    oneOf(
      clause('II.4 a', words.exportType.A, answeredOnLine('productLines.exportTypeDeclaration', 'A')),
      clause('II.4 b', words.exportType.B, answeredOnLine('productLines.exportTypeDeclaration', 'B')),
      clause('II.4 c', words.exportType.C, answeredOnLine('productLines.exportTypeDeclaration', 'C')),
      clause('II.4 d', words.exportType.D, answeredOnLine('productLines.exportTypeDeclaration', 'D')),
      clause('II.4 e', words.exportType.E, answeredOnLine('productLines.exportTypeDeclaration', 'E')),
      clause('II.4 f', words.exportType.F, answeredOnLine('productLines.animalHealth', 'UNDISCLOSED')),
    ),
    clause('II.5', words.forHumanConsumption, declared('transport.intendedForHumanConsumption')),
    clause('II.6', words.forCanning, declared('transport.intendedForCanningIndustry')),
    clause('II.7', words.packedForConsumer, answeredOnLine('productLines.productPackedForFinalConsumer', true)),
    ...powderClauses('II.8'),
    temperatureClauses('II.9'),
    liveClause('II.10'),
  ],
  appendix: animalHealthAppendix('II.4 f'),
})
