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
import { animalHealthAppendix } from './animal-health-appendix.ts'
import { template } from './template.ts'

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
