import { z } from 'zod'
import { type PlainDate, plainDateSchema } from '../values/format/schemas.ts'
import { certificateFormats } from './enumerations.ts'

const wordsSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/** [EXP-09] A period, first and last day included, in which a country accepts no goods with a certificate; without an end it is still in force. */
const closureSchema = z.object({ from: plainDateSchema, to: plainDateSchema.optional(), reason: wordsSchema })

/** A period in which a country accepts no goods with a certificate, and why. */
export type Closure = z.infer<typeof closureSchema>

/** [WIZ-06] [EXP-09] What a country says about a certificate: the formats that it accepts, since when, and any closure. */
export const countryTemplateSchema = z.object({
  certificateTemplate: z.string(),
  supportedCertificateFormats: z.array(z.object({ format: z.enum(certificateFormats), enabled: z.boolean() })),
  /** The day from which the country requires it; absent when that was before the lists began. */
  validFrom: plainDateSchema.optional(),
  closed: closureSchema.optional(),
})

/** A row of the list of certificates by country. */
export type CountryTemplate = z.infer<typeof countryTemplateSchema>

/** Whether the closure is in force on a day. */
const isClosedOn = ({ from, to }: Closure, day: PlainDate): boolean => from <= day && (to ?? day) >= day

/** The rows in force on a day; closed ones without formats. */
export function countryTemplatesOn<Row extends CountryTemplate>(rows: readonly Row[], day: PlainDate): Row[] {
  return rows
    .filter(({ validFrom = day }) => validFrom <= day)
    .map((row) => {
      if (row.closed === undefined || !isClosedOn(row.closed, day)) return row
      const formats = row.supportedCertificateFormats.map(({ format }) => ({ format, enabled: false }))
      return { ...row, supportedCertificateFormats: formats }
    })
}
