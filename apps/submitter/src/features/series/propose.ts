import { type OfficePolicy, type ProposedPickup, pickupBefore } from '@eksport/domain'
import type { SeriesValues } from '@eksport/domain/templates'
import { type Instant, isPlainDate } from '@eksport/forms'

export const departure = 'transport.dateOfDeparture'
const [pickupDay, pickupTime] = ['certificateRetrieval.date', 'certificateRetrieval.time'] as const
const [controlDay, controlTime] = ['control.dispatchDate', 'control.dispatchTime'] as const

const isGiven = (value: unknown) => value !== undefined && value !== null

export interface Proposing {
  /** The columns of the series: what its form does not ask is not proposed. */
  readonly ids: ReadonlySet<string>
  /** Of the office of the base; none where no paper is fetched. */
  readonly policy: OfficePolicy | undefined
  readonly now: Instant
  /** The time of the last control in the base. */
  readonly controlAt: string | undefined
}

/** The earliest of an ordinary day, where the base says none. */
const usualControl = '08:00'

/** [EXP-10] A row with pickup and control before its departure, where it says none itself. */
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

/** The cells of a row that say what would be proposed: nobody has chosen anything else. */
export function proposedCells(values: SeriesValues, proposing: Proposing): ReadonlySet<string> {
  const own = [pickupDay, pickupTime, controlDay, controlTime]
  const rest = Object.fromEntries(Object.entries(values).filter(([id]) => !own.some((one) => one === id)))
  const { values: proposed } = withProposals(rest, proposing)
  return new Set(own.filter((id) => isGiven(proposed[id]) && proposed[id] === values[id]))
}

/** When the papers of a row are fetched. */
export const pickupOf = (values: SeriesValues): string | undefined =>
  isGiven(values[pickupDay]) ? `${values[pickupDay]} ${values[pickupTime] ?? ''}` : undefined

interface Gathering {
  readonly departure: string
  readonly rows: readonly number[]
  readonly values: SeriesValues
}

/** [EXP-10] Departures whose papers would be fetched at several times, with the one time that is proposed for all of them. */
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

/** A row of a rhythm: it leaves that day. */
export const leaving = (day: string): SeriesValues => ({ [departure]: day })
