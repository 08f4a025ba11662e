import { type ApplicationStatus, type DeliveryState, deliveryStates } from '@eksport/domain'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { certificateIssues, certificateDeliveries as deliveries } from '../schema/case-records.ts'
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

// The one that needs somebody stands before those that are only waited for.
const byUrgency: readonly DeliveryState[] = ['REFUSED', 'WAITING', 'ANSWER_AWAITED', 'STOPPED', 'DELIVERED']

/** Of a certificate that does not count any more, only the message that says so counts. */
const counts = sql`(${certificateIssues.retiredAt} is null or ${deliveries.status} <> 'issued')`

const states = sql.raw(`array['${byUrgency.join("', '")}']`)
const rank = sql`min(array_position(${states}, ${deliveries.state}))`

/** The deliveries that count, of the cases that a condition leaves: one row a case. */
const ranked = (tx: Transaction, condition: SQL | undefined) =>
  tx
    .select({ referenceNumber: deliveries.referenceNumber, rank: sql<number>`${rank}`.mapWith(Number).as('rank') })
    .from(deliveries)
    .innerJoin(certificateIssues, eq(certificateIssues.id, deliveries.issueId))
    .where(and(counts, condition))
    .groupBy(deliveries.referenceNumber)

/** [CW-06] How far the electronic certificate of each of these is; nothing of those without one. */
export async function deliveryStatesOf(
  tx: Transaction,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, DeliveryState>> {
  if (numbers.length === 0) return new Map()
  const rows = await ranked(tx, inArray(deliveries.referenceNumber, [...numbers]))
  return new Map(
    rows.flatMap(({ referenceNumber, rank: place }) => {
      const state = byUrgency[place - 1]
      return state === undefined ? [] : [[referenceNumber, state] as const]
    }),
  )
}

/** [CW-06] The cases whose electronic certificate is so far: those of which a message is, and none that stands before it. */
export function isDeliveredAs(wanted: readonly DeliveryState[]): SQL | undefined {
  const asked = deliveryStates.filter((state) => wanted.includes(state))
  const listed = (values: readonly SQL[]) => sql.join([...values], sql`, `)
  const some = sql`${applications.referenceNumber} in (select reference_number from certificate_deliveries
    where state in (${listed(asked.map((state) => sql`${state}`))}))`
  // A value of its own for each case, so that of a long list no more are looked at than its page needs.
  const rankOf = sql`(select ${rank} from ${deliveries} join ${certificateIssues} on ${certificateIssues.id} = ${deliveries.issueId}
    where ${deliveries.referenceNumber} = ${applications.referenceNumber} and ${counts})`
  const isAsked = sql`${rankOf} in (${listed(asked.map((state) => sql`${byUrgency.indexOf(state) + 1}`))})`
  // Most are delivered: only those that are under way are found by their state.
  return asked.includes('DELIVERED') ? isAsked : and(some, isAsked)
}
