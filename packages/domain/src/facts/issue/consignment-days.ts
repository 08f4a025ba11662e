import type { Application } from '../../application/application.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import type { PlainDate } from '../../values/format/schemas.ts'

/** The first and the last allowed day; absent where that side is open. */
export interface DaySpan {
  readonly from?: PlainDate
  readonly to?: PlainDate
}

/**
 * [EXP-11] The days to which a pickup can be moved: not before the last control, and not after the departure
 * (DATES_OUT_OF_ORDER). There is no limit for a replacement, whose goods have often left, nor from a date that the current pickup
 * already violates.
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

type Dated = Parameters<typeof pickupDays>[0]

/**
 * [EXP-11] The days to which a departure can be moved: not before the last control, and not before the pickup; a date that is
 * already after the departure sets no limit.
 */
export function departureDays(given: Dated, pickupDay = given.certificateRetrieval?.date): DaySpan {
  const { certificateRetrieval, control, transport } = withKnownTimes(given)
  const departure = transport?.dateOfDeparture
  const holds = (day: PlainDate | undefined) => day !== undefined && departure !== undefined && day <= departure
  const bounds = [
    holds(control?.dispatchDate) ? control?.dispatchDate : undefined,
    holds(certificateRetrieval?.date) ? pickupDay : undefined,
  ]
  const from = bounds
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
  return from === undefined ? {} : { from }
}

/** Whether a day is within a span. */
export const isWithin = ({ from, to }: DaySpan, day: PlainDate): boolean =>
  (from === undefined || from <= day) && (to === undefined || day <= to)

/**
 * [CRT-13] The day on which the goods left, if a certificate that is issued on `day` (in Oslo) would come after they left.
 * Undefined where they leave on that day or later, or where no day of departure is known.
 */
export function departureBefore(
  application: Pick<Application, 'transport' | 'control'>,
  day: PlainDate,
): PlainDate | undefined {
  const { transport, control } = withKnownTimes(application)
  const departure = transport?.dateOfDeparture ?? control?.dispatchDate
  return departure !== undefined && departure < day ? departure : undefined
}
