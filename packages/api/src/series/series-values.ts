import { consentSchema } from '@eksport/domain'
import { z } from 'zod'

/** Answers of a row by their paths in the application, as the sheet has them; `null` takes an answer away. @internal */
export const seriesValuesSchema = z.record(
  z.string().max(120),
  z.union([z.string().max(1000), z.number(), consentSchema, z.boolean(), z.null()]),
)
