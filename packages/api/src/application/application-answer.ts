import { applicationSchema, validationResultSchema } from '@eksport/domain'
import { z } from 'zod'

/** The application after a read or a save, with what the rule check found in it. */
export const applicationAnswerSchema = z.object({ application: applicationSchema, validation: validationResultSchema })

export type ApplicationAnswer = z.infer<typeof applicationAnswerSchema>
