import type { Application } from '../../application/application.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import type { PlainDate } from '../../values/format/plain-date.ts'

/**
 * [CRT-13] The day on which the goods left, where a certificate that is issued on `day` (of Oslo) would come after them.
 * Nothing where they leave on that day or later, or where no day of departure is known.
 */
export function departureBefore(
  application: Pick<Application, 'transport' | 'control'>,
  day: PlainDate,
): PlainDate | undefined {
  const { transport, control } = withKnownTimes(application)
  const departure = transport?.dateOfDeparture ?? control?.dispatchDate
  return departure !== undefined && departure < day ? departure : undefined
}
