import type { Application } from '../../application/application.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import type { PlainDate } from '../../values/format/plain-date.ts'

/** The first and the last day on which something may be; nothing where that side is open. */
export interface DaySpan {
  readonly from?: PlainDate
  readonly to?: PlainDate
}

/**
 * [EXP-11] The days to which a pickup can be moved: not before the last control, and not after the departure (DATES_OUT_OF_ORDER). The
 * goods of a replacement have often left. An order that does not hold as it is binds nobody.
 */
export function pickupDays(
  given: Pick<Application, 'applicationType' | 'certificateRetrieval' | 'control' | 'transport'>,
): DaySpan {
  if (given.applicationType === 'ERSTATNINGSSERTIFIKAT') return {}
  const { certificateRetrieval, control, transport } = withKnownTimes(given)
  const [from, day, to] = [control?.dispatchDate, certificateRetrieval?.date, transport?.dateOfDeparture]
  if (day === undefined) return {}
  return { ...(from !== undefined && from <= day && { from }), ...(to !== undefined && day <= to && { to }) }
}

/** Whether a day is one of a span. */
export const isWithin = ({ from, to }: DaySpan, day: PlainDate): boolean =>
  (from === undefined || from <= day) && (to === undefined || day <= to)
