import { addMonths } from '@eksport/forms'
import { z } from 'zod'
import { type PlainDate, plainDateSchema } from '../../values/format/schemas.ts'

/** [ACT-05] An officer who can own cases. */
export const officerSchema = z.object({
  id: z.string(),
  name: z.string(),
  office: z.string().optional(),
  /** The number of their open cases. */
  cases: z.number().int(),
  /** The last day of their current absence; absent while they are present. */
  absentUntil: plainDateSchema.optional(),
})

/** An officer, as shown in the choice of a new owner of a case. */
export type Officer = z.infer<typeof officerSchema>

/** [ACT-05] Whether anybody at an office can own cases. A case cannot wait anywhere else, because nobody would be notified. */
export const hasOfficers = (office: string, officers: readonly Pick<Officer, 'office'>[]): boolean =>
  officers.some((officer) => officer.office === office)

/** [ACT-05] Days on which an officer is away, first and last included. */
export const absenceSchema = z.strictObject({ firstDay: plainDateSchema, lastDay: plainDateSchema })

/** [ACT-05] The most years that an absence may extend into the future. A later end is a typing error, and would keep cases from the officer for good. */
const yearsAhead = 2

/** The error in the last day of an absence, by the day on which it is recorded. */
export function lastDayIssue(lastDay: PlainDate, today: PlainDate): 'dateInPast' | 'dateTooFarAhead' | undefined {
  if (lastDay < today) return 'dateInPast'
  return lastDay > addMonths(today, 12 * yearsAhead) ? 'dateTooFarAhead' : undefined
}

/** One absence. */
export type Absence = z.infer<typeof absenceSchema>
