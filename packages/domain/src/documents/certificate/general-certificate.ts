import {
  approvedClause,
  liveClause,
  originClauses,
  powderClauses,
  requirementsClause,
  temperatureClauses,
} from './clauses.ts'
import { hsCode, lot, netWeight, packages, plant, produced, species, treatment } from './goods.ts'
import { establishments, slaughterSites } from './origins.ts'
import { answer, named } from './source.ts'
import {
  consignee,
  containers,
  departure,
  identifiedTransport,
  onBehalfOf,
  packageTypes,
  temperature,
  totalNetWeight,
  totalPackages,
  transportDocument,
} from './sources.ts'

/** The sources of the boxes that are the same in every certificate with the general pages. */
export const generalSources = {
  consignee,
  onBehalfOf,
  countryOfDestination: named('countryOfDestination'),
  placeOfDispatch: answer('transport.placeOfDispatch.value'),
  placeOfLoading: answer('transport.placeOfLoading'),
  departure,
  containers,
  means: identifiedTransport('AIR', 'SHIP', 'TRUCK', 'TRAIN'),
  pointOfEntry: named('transport.pointOfEntry'),
  temperature,
  documents: transportDocument,
  totalPackages,
  packageType: packageTypes,
  totalNet: totalNetWeight,
  establishments,
  origins: slaughterSites,
} as const

/** The columns of the goods that every form asks for. */
export const generalGoods = [species, hsCode, treatment(), plant, produced, lot, packages, netWeight] as const

/** The clauses of a form that asks for no declarations of its own kind. */
export const generalClauses = [
  approvedClause('II.1'),
  requirementsClause('II.2'),
  originClauses('II.3'),
  ...powderClauses('II.4'),
  temperatureClauses('II.5'),
  liveClause('II.6'),
] as const
