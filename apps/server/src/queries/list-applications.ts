import type { ApplicationPage, ListQuery } from '@eksport/api'
import {
  type ApplicationFilters,
  type ApplicationQuery,
  type ApplicationRow,
  defaultSort,
  pageSizes,
  type SortEntry,
  today,
} from '@eksport/domain'
import { resolveDate } from '@eksport/forms'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { ListScope } from '../db/repositories/application-filters.ts'
import { type ListedApplication, listApplications as selectApplications } from '../db/repositories/application-list.ts'
import { waitingApprovalsOf } from '../db/repositories/jobs.ts'
import { absentOn } from '../db/repositories/officers.ts'
import { searchHits } from '../db/repositories/search-hits.ts'
import { setbacksOf } from '../db/repositories/setbacks.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { presentRow } from '../standing/present-row.ts'
import { type Listed, standingsOf } from '../standing/standing.ts'

function sortOf({ sort = [], direction = [] }: ListQuery, usual: readonly SortEntry[]): readonly SortEntry[] {
  if (direction.length > sort.length) {
    throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'direction', code: 'invalidValue' }] })
  }
  return sort.length === 0 ? usual : sort.map((key, index) => ({ key, direction: direction[index] ?? 'ASC' }))
}

/** [LST-10] [LST-11] The query with its defaults; a day counted from today becomes that day. */
export function applicationQuery(
  query: ListQuery &
    Pick<ApplicationFilters, 'assigned' | 'caseworker' | 'awaits' | 'office' | 'findings' | 'delivery'>,
  now: Date,
  usual = defaultSort,
): ApplicationQuery {
  const { page = 0, size = pageSizes[0], sort: _, direction: __, ...given } = query
  // Drop filters without a value: an empty list would match nothing.
  const filters: ApplicationFilters = Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
  const { fromDateTime: from, toDateTime: to } = filters
  const dayOf = (date: string) => resolveDate(date, today(now.toISOString()))
  const days = { ...(from && { fromDateTime: dayOf(from) }), ...(to && { toDateTime: dayOf(to) }) }
  return { filters: { ...filters, ...days }, sort: sortOf(query, usual), page, size }
}

export interface ListApplications {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly session: ActiveSession
  readonly scope: ListScope
  readonly query: ApplicationQuery
  readonly now: Date
}

/** [ACT-05] Marks a case whose owner is away. */
function withAbsence(row: ApplicationRow, absent: ReadonlyMap<string, string>): ApplicationRow {
  const absentUntil = row.caseworker && absent.get(row.caseworker.id)
  return row.caseworker === undefined || absentUntil === undefined
    ? row
    : { ...row, caseworker: { ...row.caseworker, absentUntil } }
}

/** Adds what only officers see in a row: setbacks, a waiting approval, and why a search found it. */
async function addedForOfficers(
  tx: Transaction,
  scope: ListScope,
  { filters: { search } }: ApplicationQuery,
  rows: readonly ListedApplication[],
): Promise<(referenceNumber: number) => Pick<ApplicationRow, 'setback' | 'isBeingApproved' | 'hit'>> {
  if (scope.audience === 'submitter') return () => ({})
  const numbers = rows.map(({ row }) => row.referenceNumber)
  // The job of an approval just carried out may still say that it waits.
  const assessed = rows.filter(({ row }) => row.applicationStatus === 'UNDER_VURDERING')
  const [setbacks, approvals, hits] = await Promise.all([
    setbacksOf(tx, numbers),
    waitingApprovalsOf(
      tx,
      assessed.map(({ row }) => row.referenceNumber),
    ),
    search === undefined ? undefined : searchHits(tx, numbers, search, scope.plantsNamed(search)),
  ])
  return (referenceNumber) => {
    const setback = setbacks.get(referenceNumber)
    const [isBeingApproved, hit] = [approvals.has(referenceNumber), hits?.get(referenceNumber)]
    return {
      ...(setback && { setback }),
      ...(isBeingApproved && { isBeingApproved }),
      ...(hit && { hit }),
    }
  }
}

const listedOf = ({
  row: { referenceNumber, certificateTemplate, retrievalOffice: office, retrievalDate: date, retrievalTime: time },
  subject,
  updatedAt,
}: ListedApplication): Listed => ({
  ...subject,
  referenceNumber,
  certificateTemplate,
  updatedAt,
  pickup: { office, date, time },
})

export async function listApplications({
  tx,
  referenceData,
  session,
  scope,
  query,
  now,
}: ListApplications): Promise<ApplicationPage> {
  const { rows, total, isMore, openFindings, isPartial } = await selectApplications(tx, scope, query)
  const [standing, added, absent] = await Promise.all([
    standingsOf({ tx, referenceData, now }, rows.map(listedOf)),
    addedForOfficers(tx, scope, query, rows),
    session.audience === 'caseworker' ? absentOn(tx, today(now.toISOString())) : new Map<string, string>(),
  ])
  return {
    content: rows.map((one) => {
      const row = presentRow(session, referenceData, standing(listedOf(one)), one)
      return withAbsence({ ...row, ...added(row.referenceNumber) }, absent)
    }),
    size: query.size,
    number: query.page,
    totalElements: total,
    ...(isMore && { isMore }),
    ...(isPartial && { isPartial }),
    ...(scope.audience === 'caseworker' && openFindings !== undefined && { openFindings }),
    totalPages: Math.ceil(total / query.size),
    empty: rows.length === 0,
    sort: query.sort.map(({ key }) => key),
    direction: query.sort.map(({ direction }) => direction),
  }
}
