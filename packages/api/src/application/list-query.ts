import {
  applicationFormats,
  applicationStatuses,
  applicationTypes,
  certificateFormats,
  pageSizes,
  plainDateSchema,
  sortDirections,
  sortKeys,
} from '@eksport/domain'
import { z } from 'zod'

/** A comma-separated list on the wire, an array behind it. */
function list<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(300))
}

const pageSizeSchema = z.coerce
  .number<number | string>()
  .refine((size): size is (typeof pageSizes)[number] => pageSizes.some((known) => known === size))

const text = z.string().max(255)

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
  fromDateTime: plainDateSchema.optional(),
  toDateTime: plainDateSchema.optional(),
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

export type ListQuery = z.output<typeof listQuerySchema>
