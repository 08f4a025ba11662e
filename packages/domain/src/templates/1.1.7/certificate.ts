import {
  approvedClause,
  clause,
  liveClause,
  originClauses,
  powderClauses,
  requirementsClause,
  temperatureClauses,
} from '../../documents/certificate/clauses.ts'
import { defineCertificate } from '../../documents/certificate/define-certificate.ts'
import { generalGoods } from '../../documents/certificate/general-certificate.ts'
import { standardLayout } from '../../documents/certificate/grid.ts'
import { establishments, slaughterSites } from '../../documents/certificate/origins.ts'
import { answer, named } from '../../documents/certificate/source.ts'
import {
  consignee,
  containers,
  departureDay,
  humanConsumption,
  meansOfTransport,
  onBehalfOf,
  packageTypes,
  temperature,
  totalNetWeight,
  totalPackages,
} from '../../documents/certificate/sources.ts'
import { declared, registeredSites } from '../../documents/certificate/support.ts'
import * as words from '../../documents/certificate/words/clauses.ts'
import { template } from './template.ts'

/** The Brazilian certificate for farmed fish, English and Portuguese. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en', 'pt'],
  agreed: null,
  lead: {
    en: 'for farmed fish exported from Norway to Brazil',
    pt: 'para peixe de aquicultura exportado da Noruega para o Brasil',
  },
  layout: standardLayout({
    consignee,
    onBehalfOf,
    countryOfDestination: named('countryOfDestination'),
    placeOfLoading: answer('transport.placeOfLoading'),
    departure: departureDay,
    containers,
    means: meansOfTransport('AIR', 'SHIP'),
    pointOfEntry: named('transport.pointOfEntry'),
    temperature,
    use: humanConsumption,
    totalPackages,
    packageType: packageTypes,
    totalNet: totalNetWeight,
    establishments,
    origins: slaughterSites,
  }),
  goods: generalGoods,
  clauses: [
    approvedClause('II.1'),
    requirementsClause('II.2'),
    clause('II.3', words.brazilianRequirements, declared('transport.consentGeneralRequirements')),
    originClauses('II.4'),
    clause('II.5', words.registeredSites, registeredSites),
    clause('II.6', words.noPhosphates, declared('transport.noPhosphatesAdded')),
    temperatureClauses('II.7'),
    clause('II.8', words.forHumanConsumption, declared('transport.intendedForHumanConsumption')),
    ...powderClauses('II.9'),
    liveClause('II.10'),
  ],
})
