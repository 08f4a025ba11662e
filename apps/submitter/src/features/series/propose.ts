import { type OfficePolicy, type ProposedPickup, pickupBefore } from '@eksport/domain'
import type { SeriesValues } from '@eksport/domain/templates'
import { type Instant, isPlainDate } from '@eksport/forms'

export const departure = 'transport.dateOfDeparture'
const [pickupDay, pickupTime] = ['certificateRetrieval.date', 'certificateRetrieval.time'] as const
const [controlDay, controlTime] = ['control.dispatchDate', 'control.dispatchTime'] as const

const isGiven = (value: unknown) => value !== undefined && value !== null

export interface Proposing {
  /** Ids of the series' columns; nothing is proposed for what its form does not ask. */
  readonly ids: ReadonlySet<string>
  /** Hours of the base's office; undefined if no paper is collected. */
  readonly policy: OfficePolicy | undefined
  readonly now: Instant
  /** The time of the last control in the base. */
  readonly controlAt: string | undefined
}

/** The start of an ordinary day, used if the base has no time. */
const usualControl = '08:00'

/** [EXP-10] A row with a pickup and control proposed before its departure, unless it has its own. */
export function withProposals(
  values: SeriesValues,
  { ids, policy, now, controlAt = usualControl }: Proposing,
): { readonly values: SeriesValues; readonly pickup?: ProposedPickup } {
  const day = values[departure]
  if (typeof day !== 'string' || !isPlainDate(day) || policy === undefined) return { values }
  if (!ids.has(pickupDay) || isGiven(values[pickupDay])) return { values }
  const pickup = pickupBefore(policy, day, now)
  if (pickup === undefined) return { values }
  const control =
    ids.has(controlDay) && !isGiven(values[controlDay])
      ? { [controlDay]: pickup.date, [controlTime]: values[controlTime] ?? controlAt }
      : {}
  return { values: { ...values, [pickupDay]: pickup.date, [pickupTime]: pickup.time, ...control }, pickup }
}

/** The cells of a row whose values equal the proposal, so that nobody has chosen anything else. */
export function proposedCells(values: SeriesValues, proposing: Proposing): ReadonlySet<string> {
  const own = [pickupDay, pickupTime, controlDay, controlTime]
  const rest = Object.fromEntries(Object.entries(values).filter(([id]) => !own.some((one) => one === id)))
  const { values: proposed } = withProposals(rest, proposing)
  return new Set(own.filter((id) => isGiven(proposed[id]) && proposed[id] === values[id]))
}

/** The pickup date and time of a row, as one string; undefined without a pickup. */
export const pickupOf = (values: SeriesValues): string | undefined =>
  isGiven(values[pickupDay]) ? `${values[pickupDay]} ${values[pickupTime] ?? ''}` : undefined

interface Gathering {
  readonly departure: string
  readonly rows: readonly number[]
  readonly values: SeriesValues
}

/** [EXP-10] Departures whose certificates would be collected at different times, with one proposed time for all of them. */
export function gatherings(
  rows: readonly { readonly number: number; readonly values: SeriesValues }[],
  proposing: Proposing,
): readonly Gathering[] {
  const byDay = Map.groupBy(rows, ({ values }) => values[departure])
  return [...byDay].flatMap(([day, leaving]) => {
    if (typeof day !== 'string' || new Set(leaving.map(({ values }) => pickupOf(values))).size < 2) return []
    const { values, pickup } = withProposals({ [departure]: day }, proposing)
    if (pickup === undefined) return []
    const { [departure]: _, ...gathered } = values
    return [{ departure: day, rows: leaving.map(({ number }) => number), values: gathered }]
  })
}

/** A new row of a recurring series, departing on that day. */
export const leaving = (day: string): SeriesValues => ({ [departure]: day })
