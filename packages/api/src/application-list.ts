import {
  applicationFormats,
  applicationRowSchema,
  applicationStatuses,
  applicationTypes,
  certificateFormats,
  instantSchema,
  maxRows,
  officersSortKeys,
  pageSizes,
  plainDateSchema,
  sortDirections,
  sortKeys,
} from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { organisationParams } from './endpoint/params.ts'
import { applicationsV3 } from './endpoint/paths.ts'

/** A comma-separated list on the wire, an array behind it. @internal */
export function list<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(300))
}

const pageSizeSchema = z.coerce.number<number | string>().int().min(pageSizes[0]).max(maxRows)

const text = z.string().max(255)

/** A whole day of Oslo, or a moment. */
const dayOrMoment = z.union([plainDateSchema, instantSchema])

/** [LST-07] The query of the list: multi values and sort orders as comma-separated lists, `page` from zero. @internal */
export const listQuerySchema = z.strictObject({
  page: z.coerce.number<number | string>().int().min(0).max(1_000_000).optional(),
  size: pageSizeSchema.optional(),
  sort: list(z.enum(sortKeys)).optional(),
  direction: list(z.enum(sortDirections)).optional(),
  search: z.string().max(100).optional(),
  referenceNumber: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  status: list(z.enum(applicationStatuses)).optional(),
  destinationCountries: list(z.string().length(2)).optional(),
  species: list(z.string().max(10)).optional(),
  fromDateTime: dayOrMoment.optional(),
  toDateTime: dayOrMoment.optional(),
  certificateTemplate: list(z.string().max(20)).optional(),
  applicationFormats: list(z.enum(applicationFormats)).optional(),
  certificateFormats: list(z.enum(certificateFormats)).optional(),
  typeSoeknad: list(z.enum(applicationTypes)).optional(),
  certificateRetrievalOffice: list(z.string().max(40)).optional(),
  internalReference: text.optional(),
  consignorOrganizationNumberOrName: text.optional(),
  consigneeName: text.optional(),
  placeOfDestination: text.optional(),
  processingEstablishment: z.string().max(50).optional(),
  submittingApplicantOrganizationalNameOrNumber: text.optional(),
})

const exportersSort = list(z.enum(sortKeys.filter((key) => !officersSortKeys.includes(key)))).optional()

export type ListQuery = z.output<typeof listQuerySchema>

/** One page of the list. `number` is the page, counted from zero. @internal */
export const applicationPageSchema = z.object({
  content: z.array(applicationRowSchema),
  size: z.number().int(),
  number: z.number().int(),
  totalElements: z.number().int(),
  /** [OPS-07] There are more than `totalElements`: a long list is counted no further. */
  isMore: z.literal(true).optional(),
  /** [CW-07] A search found so many that only the newest of them are in the list. */
  isPartial: z.literal(true).optional(),
  /** [CW-06] Officers only: how many points are still to be assessed in all of its cases; left out of a long list. */
  openFindings: z.number().int().optional(),
  totalPages: z.number().int(),
  empty: z.boolean(),
  sort: z.array(z.enum(sortKeys)),
  direction: z.array(z.enum(sortDirections)),
})

export type ApplicationPage = z.infer<typeof applicationPageSchema>

export const listApplications = defineEndpoint({
  method: 'GET',
  path: applicationsV3,
  summary: 'Søknadene til virksomheten, filtrert, sortert og sidedelt',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  query: listQuerySchema.extend({ sort: exportersSort }),
  response: applicationPageSchema,
})

/** [LST-19] How many applications a list may have to be exported whole. */
export const maxExportRows = 10_000

/** @internal */
export const exportQuerySchema = listQuerySchema.omit({ page: true, size: true })

/** [LST-19] An application as a file of the list has it: what its row shows, and nothing that is done with it. */
const exportRowSchema = applicationRowSchema.omit({ actions: true, version: true })

export type ExportRow = z.infer<typeof exportRowSchema>

/** All that the filters find, in the order that was asked for. @internal */
export const listExportSchema = z.array(exportRowSchema)

/** [LST-19] The whole list of the organisation with these filters; refused where it is longer than a file may be. */
export const exportApplications = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/uttrekk`,
  summary: 'Hele listen over søknadene til virksomheten, til en fil',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  query: exportQuerySchema.extend({ sort: exportersSort }),
  response: listExportSchema,
})
