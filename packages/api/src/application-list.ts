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
  relativeDateSchema,
  sortDirections,
  sortKeys,
} from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { organisationParams } from './endpoint/params.ts'
import { applicationsV3 } from './endpoint/paths.ts'

/** A list that is comma-separated on the wire and an array in code. @internal */
export function list<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(300))
}

const pageSizeSchema = z.coerce.number<number | string>().int().min(pageSizes[0]).max(maxRows)

const text = z.string().max(255)

/** A whole day in Oslo, also counted from today, or a moment. */
const dayOrMoment = z.union([plainDateSchema, instantSchema, relativeDateSchema])

/** [LST-07] The query of the list: several values and sort keys as comma-separated lists, `page` counted from zero. @internal */
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
  /** [OPS-07] There are more than `totalElements`, because counting stops at a limit. */
  isMore: z.literal(true).optional(),
  /** [CW-07] The search found so many that the list contains only the newest of them. */
  isPartial: z.literal(true).optional(),
  /** [CW-06] For officers: how many findings are still to be assessed in all cases of the list; absent for a long list. */
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

/** [LST-19] The most applications that a list may contain to be exported. */
export const maxExportRows = 10_000

/** @internal */
export const exportQuerySchema = listQuerySchema.omit({ page: true, size: true })

/** [LST-19] An application in an exported list: the content of its row, without its actions. */
const exportRowSchema = applicationRowSchema.omit({ actions: true, version: true })

export type ExportRow = z.infer<typeof exportRowSchema>

/** Everything that the filters find, in the requested order. @internal */
export const listExportSchema = z.array(exportRowSchema)

/** [LST-19] The organisation's whole list with these filters; refused where it has too many rows for a file. */
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
