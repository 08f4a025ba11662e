import type { ApplicationStatus, DeliveryState } from '@eksport/domain'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

/** How many points of a case are still to be assessed, by finding code. */
export type OpenFindings = Readonly<Record<string, number>>

/** [CW-06] Statuses in which findings are assessed, or will be once an answer arrives. */
export const assessedStatuses = [
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
] as const satisfies readonly ApplicationStatus[]

/**
 * [CW-06] Stores the open findings of a case for the list; null if the case is not being assessed. Unchanged values are
 * not written.
 */
export async function keepOpenFindings(
  tx: Transaction,
  referenceNumber: number,
  open: OpenFindings | undefined,
): Promise<void> {
  const codes = open === undefined ? null : JSON.stringify(open)
  const count = open === undefined ? null : Object.values(open).reduce((sum, points) => sum + points, 0)
  await tx.execute(sql`update ${applications} set open_findings = ${count}, open_finding_codes = ${codes}::jsonb
    where reference_number = ${referenceNumber} and open_finding_codes is distinct from ${codes}::jsonb`)
}

/** [CW-06] Marks a case whose answer waits to be read. */
export async function noteAnswer(tx: Transaction, referenceNumber: number, at: Date): Promise<void> {
  await tx.update(applications).set({ answeredAt: at }).where(eq(applications.referenceNumber, referenceNumber))
}

/** [CW-06] Removes the mark of an unread answer. */
export async function noteAnswerRead(tx: Transaction, referenceNumber: number): Promise<void> {
  await tx
    .update(applications)
    .set({ answeredAt: null })
    .where(and(eq(applications.referenceNumber, referenceNumber), isNotNull(applications.answeredAt)))
}

interface Elapsed {
  /** Whether a day has begun or the reference data have changed, so that every case is checked. */
  readonly isAnotherDay: boolean
  readonly today: string
  /** The times of today, as `HH:mm`. */
  readonly from: string
  readonly to: string
}

/**
 * [CW-06] Cases whose findings were not counted yet or may have changed since, because a day has begun, the
 * reference data have changed or a departure has passed.
 */
export async function casesToJudge(tx: Transaction, { isAnotherDay, today, from, to }: Elapsed): Promise<number[]> {
  const hasLeft = sql`(${applications.departureDate} = ${today}
    and ${applications.document} #>> '{transport,timeOfDeparture}' between ${from} and ${to})`
  const rows = await tx
    .select({ referenceNumber: applications.referenceNumber })
    .from(applications)
    .where(
      and(
        inArray(applications.status, [...assessedStatuses]),
        isNull(applications.deletedAt),
        isAnotherDay ? undefined : or(isNull(applications.openFindings), hasLeft),
      ),
    )
    .orderBy(applications.referenceNumber)
  return rows.map(({ referenceNumber }) => referenceNumber)
}

/**
 * [CW-06] The column `delivery` holds a 1-based index into this list: states that need an officer come before those
 * that only wait.
 */
const deliveriesByUrgency: readonly DeliveryState[] = ['REFUSED', 'WAITING', 'ANSWER_AWAITED', 'STOPPED', 'DELIVERED']

/** [CW-06] The state at an index; undefined if there is no electronic certificate. */
export const deliveryAt = (place: number | null): DeliveryState | undefined =>
  place === null ? undefined : deliveriesByUrgency[place - 1]

/** [CW-06] Cases whose electronic certificate is in one of these states. */
export const isDeliveredAs = (states: readonly DeliveryState[]): SQL =>
  inArray(
    applications.delivery,
    states.map((state) => deliveriesByUrgency.indexOf(state) + 1),
  )
