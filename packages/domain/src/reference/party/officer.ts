import { addMonths } from '@eksport/forms'
import { z } from 'zod'
import { type PlainDate, plainDateSchema } from '../../values/format/schemas.ts'

/** [ACT-05] An officer who may have cases. */
export const officerSchema = z.object({
  id: z.string(),
  name: z.string(),
  office: z.string().optional(),
  /** How many open cases they have. */
  cases: z.number().int(),
  /** The last day on which they are away, while they are. */
  absentUntil: plainDateSchema.optional(),
})

/** An officer as those who transfer a case choose among them. */
export type Officer = z.infer<typeof officerSchema>

/** [ACT-05] A case waits only at an office that somebody belongs to who may have it: elsewhere nobody would be told. */
export const hasOfficers = (office: string, officers: readonly Pick<Officer, 'office'>[]): boolean =>
  officers.some((officer) => officer.office === office)

/** [ACT-05] Days on which an officer is away, both included. */
export const absenceSchema = z.strictObject({ firstDay: plainDateSchema, lastDay: plainDateSchema })

/** [ACT-05] How far ahead an absence may be known: what ends later is a slip of the keys, and would keep cases from somebody for good. */
const yearsAhead = 2

/** What is wrong with the last day of an absence that is recorded on a day. */
export function lastDayIssue(lastDay: PlainDate, today: PlainDate): 'dateInPast' | 'dateTooFarAhead' | undefined {
  if (lastDay < today) return 'dateInPast'
  return lastDay > addMonths(today, 12 * yearsAhead) ? 'dateTooFarAhead' : undefined
}

/** One absence. */
export type Absence = z.infer<typeof absenceSchema>
