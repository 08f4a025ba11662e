import type { ApplicationFilters } from '@eksport/domain'
import {
  and,
  arrayOverlaps,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'
import { messages } from '../schema/case-records.ts'
import { searchQuery } from '../search-query.ts'
import { isDeliveredAs } from './case-marks.ts'
import { containing, partOf } from './containing.ts'
import { certificateNumber, sheetSerial } from './printed-numbers.ts'
import { referenceBeginsWith } from './reference-begins-with.ts'
import { isSetBack } from './setbacks.ts'
import { waitsForExporter } from './waits-for-exporter.ts'

/** What an officer may see, and the times by which a case is overdue. */
export interface OfficersScope {
  readonly audience: 'caseworker'
  readonly personId: string
  /** The officer's office; an officer without one sees the cases of all. */
  readonly office: string | undefined
  /** [CW-07] The numbers of plants whose names match a text. Documents hold only the numbers. */
  readonly plantsNamed: (text: string) => ReadonlyMap<string, string>
  readonly now: Date
  /** An unanswered question that was last asked before this is overdue. */
  readonly askedBefore: Date
}

/** The reader of the list: an exporter's organisation, or an officer. */
export type ListScope = { readonly audience: 'submitter'; readonly organisationNumber: string } | OfficersScope

/** Filters that only officers have. */
type OfficersFilter = 'assigned' | 'caseworker' | 'awaits' | 'office' | 'findings' | 'delivery'

type Filter<Name extends keyof ApplicationFilters> = (value: NonNullable<ApplicationFilters[Name]>) => SQL | undefined

/** The start of a day in Oslo, `later` days after `day`. */
const localDay = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Oslo')`

const isMoment = (dayOrMoment: string) => dayOrMoment.includes('T')

/**
 * [LST-07] One condition per filter. Text filters find parts of texts, or beginnings if they have only one or two
 * letters, and ignore case.
 */
const conditions: {
  readonly [Name in Exclude<keyof ApplicationFilters, OfficersFilter | 'search'>]-?: Filter<Name>
} = {
  referenceNumber: referenceBeginsWith,
  status: (values) => inArray(table.status, values),
  destinationCountries: (values) => inArray(table.country, values),
  species: (values) => arrayOverlaps(table.species, values),
  fromDateTime: (from) => gte(table.submittedAt, isMoment(from) ? new Date(from) : localDay(from)),
  toDateTime: (to) => (isMoment(to) ? lte(table.submittedAt, new Date(to)) : lt(table.submittedAt, localDay(to, 1))),
  certificateTemplate: (values) => inArray(table.certificateTemplate, values),
  applicationFormats: (values) => inArray(table.applicationFormat, values),
  certificateFormats: (values) => arrayOverlaps(table.certificateFormats, values),
  typeSoeknad: (values) => inArray(table.applicationType, values),
  certificateRetrievalOffice: (values) => inArray(table.retrievalOffice, values),
  internalReference: (text) => ilike(table.consignorInternalReference, partOf(text)),
  consignorOrganizationNumberOrName: (text) =>
    or(ilike(table.consignorName, partOf(text)), like(table.consignorNumber, partOf(text))),
  consigneeName: (text) => ilike(table.consigneeName, partOf(text)),
  placeOfDestination: (text) => ilike(table.placeOfDestination, partOf(text)),
  // Joined into one text, because a subquery over the array would run for each row. No filter text contains a line
  // break.
  processingEstablishment: (text) => sql`array_to_string(${table.establishments}, chr(10)) ilike ${containing(text)}`,
  submittingApplicantOrganizationalNameOrNumber: (text) =>
    or(ilike(table.organisationName, partOf(text)), like(table.organisationNumber, partOf(text))),
}

/**
 * The numbers of applications that match a search, as an SQL array; row-level security applies when their rows are
 * read. The number printed on a certificate finds that one, and for officers the number of a sheet finds what was
 * printed on it. Words find the newest `limit` matches, or all if null. Undefined if the text has no word.
 */
export function numbersFound(scope: ListScope, search: string, limit: number | null): SQL | undefined {
  const forOfficers = scope.audience === 'caseworker'
  const organisation = forOfficers ? null : scope.organisationNumber
  const query = searchQuery(search, forOfficers ? [...scope.plantsNamed(search).keys()] : [])
  const words =
    query &&
    sql`select unnest(eksport_search(${sql.param(query.every)}::text[], ${sql.param(query.instead)}::text[], ${organisation}, ${limit}))`
  const asked = [certificateNumber(search) ?? words, forOfficers ? sheetSerial(search) : undefined].filter((one) => one)
  return asked.length === 0 ? undefined : sql`array(${sql.join(asked, sql` union `)})`
}

function found(scope: ListScope, search: ApplicationFilters['search']): SQL | undefined {
  if (search === undefined) return undefined
  const numbers = numbersFound(scope, search, null)
  return numbers === undefined ? sql`false` : sql`${table.referenceNumber} = any(${numbers})`
}

const assignedTo = (
  { personId }: OfficersScope,
  { assigned = 'all', caseworker }: Pick<ApplicationFilters, 'assigned' | 'caseworker'>,
): SQL | undefined =>
  and(
    assigned === 'me' ? eq(table.caseworkerId, personId) : undefined,
    assigned === 'none' ? isNull(table.caseworkerId) : undefined,
    caseworker && inArray(table.caseworkerId, caseworker),
  )

/** The conditions of officers' filters; none for exporters. */
function officersCondition(scope: ListScope, filters: Pick<ApplicationFilters, OfficersFilter>): SQL | undefined {
  if (scope.audience !== 'caseworker') return undefined
  const { awaits, office, findings, delivery } = filters
  return and(
    assignedTo(scope, filters),
    awaits && awaiting[awaits](scope),
    office === 'own' ? ofOffice(scope) : undefined,
    findings && (findings === 'open' ? gt(table.openFindings, 0) : eq(table.openFindings, 0)),
    delivery && isDeliveredAs(delivery),
  )
}

/** [CW-06] The cases of an officer's office, and those without an office, which would otherwise be in no officer's list. */
export function ofOffice({ office }: Pick<OfficersScope, 'office'>): SQL | undefined {
  return office === undefined ? undefined : or(eq(table.retrievalOffice, office), isNull(table.retrievalOffice))
}

/**
 * What a case can await: a sheet of paper, the acceptance of its message, somebody who looks at it
 * because its deadline has passed or its question has been left unanswered for too long, who reads the answer, or who goes on
 * with what came back.
 */
export const awaiting: Readonly<
  Record<NonNullable<ApplicationFilters['awaits']>, (scope: Pick<OfficersScope, 'now' | 'askedBefore'>) => SQL>
> = {
  print: () => sql`(${table.status} = 'GODKJENT' and 'PAPER' = any(${table.certificateFormats}))`,
  delivery: () => isDeliveredAs(['REFUSED', 'WAITING', 'ANSWER_AWAITED']),
  overdue: ({ now, askedBefore }) => sql`(${lte(table.dueAt, now)} or (${waitsForExporter} and not exists (
    select from ${messages} where ${messages.referenceNumber} = ${table.referenceNumber}
    and ${messages.messageType} = 'APPLICATION_CLARIFICATION_REQUEST' and ${gt(messages.createdAt, askedBefore)})))`,
  reading: () => isNotNull(table.answeredAt),
  setback: () => isSetBack,
}

export function scopeCondition(scope: ListScope): SQL | undefined {
  const living = isNull(table.deletedAt)
  return scope.audience === 'submitter'
    ? and(living, eq(table.organisationNumber, scope.organisationNumber))
    : and(living, isNotNull(table.submittedAt))
}

export function filterCondition(scope: ListScope, filters: ApplicationFilters): SQL | undefined {
  const { assigned, caseworker, awaits, office, findings, delivery, search, ...others } = filters
  const named = Object.entries(others).flatMap(([name, value]) => {
    // Name and value come from the same filter object, so the condition fits the value.
    const condition = conditions[name as keyof typeof conditions] as (value: unknown) => SQL | undefined
    return value === undefined ? [] : [condition(value)]
  })
  const ofOfficers = officersCondition(scope, { assigned, caseworker, awaits, office, findings, delivery })
  return and(scopeCondition(scope), found(scope, search), ofOfficers, ...named)
}
