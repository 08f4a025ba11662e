import type { ApplicationStatus, DeliveryState } from '@eksport/domain'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

/** How many points of a case are still to be assessed, by the codes of their findings. */
export type OpenFindings = Readonly<Record<string, number>>

/** [CW-06] Statuses in which findings are assessed, or will be when an answer is there. */
export const assessedStatuses = [
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
] as const satisfies readonly ApplicationStatus[]

/** [CW-06] Keeps for the list what is open in a case; nothing where nobody assesses it. What is kept already is not written again. */
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

/** [CW-06] An answer is there since then, for somebody to look at. */
export async function noteAnswer(tx: Transaction, referenceNumber: number, at: Date): Promise<void> {
  await tx.update(applications).set({ answeredAt: at }).where(eq(applications.referenceNumber, referenceNumber))
}

/** [CW-06] Somebody has looked at the answer. */
export async function noteAnswerRead(tx: Transaction, referenceNumber: number): Promise<void> {
  await tx
    .update(applications)
    .set({ answeredAt: null })
    .where(and(eq(applications.referenceNumber, referenceNumber), isNotNull(applications.answeredAt)))
}

interface Elapsed {
  /** Of the whole day: every finding is looked for anew. */
  readonly isAnotherDay: boolean
  readonly today: string
  /** Of today, as clocks show it. */
  readonly from: string
  readonly to: string
}

/** [CW-06] Cases whose findings nobody has counted, or may be others since then: a day has begun, or a departure has passed. */
export async function casesToJudge(tx: Transaction, { isAnotherDay, today, from, to }: Elapsed): Promise<number[]> {
  const hasLeft = sql`(${applications.document} #>> '{transport,dateOfDeparture}' = ${today}
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

/** [CW-06] By its place, from 1, the column `delivery` says which it is: what needs somebody stands before what is only waited for. */
const deliveriesByUrgency: readonly DeliveryState[] = ['REFUSED', 'WAITING', 'ANSWER_AWAITED', 'STOPPED', 'DELIVERED']

/** [CW-06] How far an electronic certificate is, by its place; undefined where there is none. */
export const deliveryAt = (place: number | null): DeliveryState | undefined =>
  place === null ? undefined : deliveriesByUrgency[place - 1]

/** [CW-06] The cases whose electronic certificate is so far. */
export const isDeliveredAs = (states: readonly DeliveryState[]): SQL =>
  inArray(
    applications.delivery,
    states.map((state) => deliveriesByUrgency.indexOf(state) + 1),
  )
