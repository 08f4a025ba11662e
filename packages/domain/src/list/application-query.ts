import { z } from 'zod'
import { applicationFormats, applicationTypes, certificateFormats } from '../application/enumerations.ts'
import { plainDateSchema } from '../format/plain-date.ts'
import { applicationStatuses } from '../status/application-status.ts'

/** [TBL-02] What the table can be sorted by. */
export const sortKeys = [
  'REFERENCE_NUMBER',
  'STATUS',
  'SUBMITTED_DATE_TIME',
  'TEMPLATE',
  'APPLICATION_TYPE',
  'COUNTRY_OF_DESTINATION',
  'CONSIGNEE_NAME',
  'CONSIGNOR_NAME',
  'CONSIGNOR_INTERNAL_REFERENCE',
  'CERTIFICATE_RETRIEVAL_OFFICE',
  'APPLICATION_FORMAT',
  'CERTIFICATE_RETRIEVAL_TIME',
  'CERTIFICATE_RETRIEVAL_DATE',
] as const
export type SortKey = (typeof sortKeys)[number]

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

export interface SortEntry {
  readonly key: SortKey
  readonly direction: SortDirection
}

/** [LST-10] */
export const pageSizes = [10, 20, 30] as const
export type PageSize = (typeof pageSizes)[number]

/** [LST-07] The filters of the list; multi values travel as comma-separated lists. */
export const applicationFiltersSchema = z.object({
  referenceNumber: z.string().regex(/^\d{1,12}$/),
  status: z.array(z.enum(applicationStatuses)),
  destinationCountries: z.array(z.string().length(2)),
  species: z.array(z.string().max(10)),
  fromDateTime: plainDateSchema,
  toDateTime: plainDateSchema,
  certificateTemplate: z.array(z.string().max(20)),
  applicationFormats: z.array(z.enum(applicationFormats)),
  certificateFormats: z.array(z.enum(certificateFormats)),
  typeSoeknad: z.array(z.enum(applicationTypes)),
  certificateRetrievalOffice: z.array(z.string().max(40)),
  internalReference: z.string().max(255),
  consignorOrganizationNumberOrName: z.string().max(255),
  consigneeName: z.string().max(255),
  placeOfDestination: z.string().max(255),
  processingEstablishment: z.string().max(50),
  submittingApplicantOrganizationalNameOrNumber: z.string().max(255),
  /** Officers only: whose cases. */
  assigned: z.enum(['me', 'none', 'all']),
})
export const partialApplicationFiltersSchema = applicationFiltersSchema.partial()
export type ApplicationFilters = z.infer<typeof partialApplicationFiltersSchema>

/** A question to the list. `page` counts from zero. */
export interface ApplicationQuery {
  readonly filters: ApplicationFilters
  readonly sort: readonly SortEntry[]
  readonly page: number
  readonly size: PageSize
}

/** [LST-11] */
export const defaultSort: readonly SortEntry[] = [
  { key: 'STATUS', direction: 'ASC' },
  { key: 'REFERENCE_NUMBER', direction: 'ASC' },
]
