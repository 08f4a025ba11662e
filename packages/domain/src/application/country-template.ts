import { z } from 'zod'
import { type PlainDate, plainDateSchema } from '../values/format/schemas.ts'
import { certificateFormats } from './enumerations.ts'

const wordsSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/** [EXP-09] That a country takes nothing with a certificate, from the first to the last day; without an end it lasts. */
const closureSchema = z.object({ from: plainDateSchema, to: plainDateSchema.optional(), reason: wordsSchema })

/** That no goods are taken in with it, and why. */
export type Closure = z.infer<typeof closureSchema>

/** [WIZ-06] [EXP-09] What a country says of a certificate: in which formats it takes it, since when, and while it is closed. */
export const countryTemplateSchema = z.object({
  certificateTemplate: z.string(),
  supportedCertificateFormats: z.array(z.object({ format: z.enum(certificateFormats), enabled: z.boolean() })),
  /** The day from which the country asks for it; since before the lists began where nothing is said. */
  validFrom: plainDateSchema.optional(),
  closed: closureSchema.optional(),
})

/** A row of the list of certificates by country. */
export type CountryTemplate = z.infer<typeof countryTemplateSchema>

/** Whether it is closed on a day. */
const isClosedOn = ({ from, to }: Closure, day: PlainDate): boolean => from <= day && (to ?? day) >= day

/** The rows of a day: those that hold already, and of those that are closed no format. */
export function countryTemplatesOn<Row extends CountryTemplate>(rows: readonly Row[], day: PlainDate): Row[] {
  return rows
    .filter(({ validFrom = day }) => validFrom <= day)
    .map((row) => {
      if (row.closed === undefined || !isClosedOn(row.closed, day)) return row
      const formats = row.supportedCertificateFormats.map(({ format }) => ({ format, enabled: false }))
      return { ...row, supportedCertificateFormats: formats }
    })
}
