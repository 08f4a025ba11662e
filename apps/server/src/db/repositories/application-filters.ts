import type { ApplicationFilters } from '@eksport/domain'
import { and, arrayOverlaps, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'
import { certificateDeliveries } from '../schema/case-records.ts'

/** Text that `like` reads letter for letter. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Whose list it is: an exporter's own, or what an officer may see. */
export type ListScope =
  | { readonly audience: 'submitter'; readonly organisationNumber: string }
  | { readonly audience: 'caseworker'; readonly personId: string }

type Filter<Name extends keyof ApplicationFilters> = (value: NonNullable<ApplicationFilters[Name]>) => SQL | undefined

const localDay = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Oslo')`

/** [LST-07] One condition a filter. Text filters find parts of words and ignore case. */
const conditions: { readonly [Name in Exclude<keyof ApplicationFilters, 'assigned' | 'awaits'>]-?: Filter<Name> } = {
  referenceNumber: (digits) => sql`${table.referenceNumber}::text like ${`${digits.replace(/^0+(?=\d)/, '')}%`}`,
  status: (values) => inArray(table.status, values),
  destinationCountries: (values) => inArray(table.country, values),
  species: (values) => arrayOverlaps(table.species, values),
  fromDateTime: (day) => gte(table.submittedAt, localDay(day)),
  toDateTime: (day) => lt(table.submittedAt, sql`(${day}::date + 1)::timestamp at time zone 'Europe/Oslo'`),
  certificateTemplate: (values) => inArray(table.certificateTemplate, values),
  applicationFormats: (values) => inArray(table.applicationFormat, values),
  certificateFormats: (values) => arrayOverlaps(table.certificateFormats, values),
  typeSoeknad: (values) => inArray(table.applicationType, values),
  certificateRetrievalOffice: (values) => inArray(table.retrievalOffice, values),
  internalReference: (text) => ilike(table.consignorInternalReference, containing(text)),
  consignorOrganizationNumberOrName: (text) =>
    or(ilike(table.consignorName, containing(text)), ilike(table.consignorNumber, containing(text))),
  consigneeName: (text) => ilike(table.consigneeName, containing(text)),
  placeOfDestination: (text) => ilike(table.placeOfDestination, containing(text)),
  processingEstablishment: (text) =>
    sql`exists (select from unnest(${table.establishments}) as establishment where establishment ilike ${containing(text)})`,
  submittingApplicantOrganizationalNameOrNumber: (text) =>
    or(ilike(table.organisationName, containing(text)), ilike(table.organisationNumber, containing(text))),
}

function assignedTo(scope: ListScope, assigned: ApplicationFilters['assigned']): SQL | undefined {
  if (scope.audience !== 'caseworker' || assigned === undefined || assigned === 'all') return undefined
  return assigned === 'me' ? eq(table.caseworkerId, scope.personId) : isNull(table.caseworkerId)
}

/** What an approved certificate can await: a sheet of paper, or the acceptance of its message, whatever became of it since. */
export const awaiting: Readonly<Record<NonNullable<ApplicationFilters['awaits']>, SQL>> = {
  print: sql`(${table.status} = 'GODKJENT' and 'PAPER' = any(${table.certificateFormats}))`,
  delivery: sql`exists (select from ${certificateDeliveries} where ${certificateDeliveries.referenceNumber} = ${table.referenceNumber}
    and ${certificateDeliveries.state} in ('WAITING', 'ANSWER_AWAITED', 'REFUSED'))`,
}

export function scopeCondition(scope: ListScope): SQL | undefined {
  const living = isNull(table.deletedAt)
  return scope.audience === 'submitter'
    ? and(living, eq(table.organisationNumber, scope.organisationNumber))
    : and(living, isNotNull(table.submittedAt))
}

export function filterCondition(scope: ListScope, filters: ApplicationFilters): SQL | undefined {
  const { assigned, awaits, ...others } = filters
  const named = Object.entries(others).flatMap(([name, value]) => {
    // Both come from the same type: the entries of a filter object are its own names and values.
    const condition = conditions[name as keyof typeof conditions] as (value: unknown) => SQL | undefined
    return value === undefined ? [] : [condition(value)]
  })
  const awaited = scope.audience === 'caseworker' && awaits !== undefined ? awaiting[awaits] : undefined
  return and(scopeCondition(scope), assignedTo(scope, assigned), awaited, ...named)
}
