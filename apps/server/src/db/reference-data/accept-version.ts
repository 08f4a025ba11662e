import { type PlainDate, plainDateSchema, today } from '@eksport/domain'
import { appendAudit } from '../repositories/audit-events.ts'
import type { Transaction } from '../transaction.ts'
import { type AddedVersion, addVersion } from './add-version.ts'
import { checkRows, type IdentifiedRow } from './check-rows.ts'
import { idOf, type ListName, listNames, type Row } from './lists.ts'
import { listVersions, rowsInForce } from './versions.ts'

/**
 * Fields that hold one code or several of another list; `a.b` is field b of the object, or of each object, in field a.
 * Codes are never removed from a list, so only the changed list has to be checked.
 */
const references: Readonly<Partial<Record<ListName, Readonly<Record<string, ListName>>>>> = {
  'border-control-posts': { country: 'countries' },
  'points-of-entry': { country: 'countries' },
  'certificate-offices': { openingHours: 'opening-hours' },
  'certificate-templates': {
    category: 'certificate-template-categories',
    natureOfCommodities: 'nature-of-commodities',
    processingStates: 'processing-states',
    processingTypes: 'processing-types',
    packagingTypes: 'packaging-types',
  },
  'certificate-template-categories': { certificateTemplates: 'certificate-templates' },
  'country-certificate-templates': { country: 'countries', certificateTemplate: 'certificate-templates' },
  'hs-goods': {
    states: 'processing-states',
    species: 'species',
    'types.allow': 'processing-types',
    'types.deny': 'processing-types',
    'except.states': 'processing-states',
    'except.types': 'processing-types',
  },
  'importing-authorities': { code: 'countries' },
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function codesIn(value: unknown, [field, ...rest]: readonly string[]): string[] {
  const values: unknown[] = [value].flat()
  if (field === undefined) return values.filter((code) => typeof code === 'string')
  return values.filter(isObject).flatMap((one) => codesIn(one[field], rest))
}

/** Codes in rows that their list does not have: in Norwegian, one line per code. */
function unknownCodes(
  list: ListName,
  rows: readonly IdentifiedRow[],
  codesOf: (list: ListName) => ReadonlySet<string>,
): string[] {
  return Object.entries(references[list] ?? {}).flatMap(([field, other]) => {
    const known = codesOf(other)
    return rows.flatMap(({ id, row }) =>
      codesIn(row, field.split('.'))
        .filter((code) => !known.has(code))
        .map((code) => `${id}, ${field}: ${code} finnes ikke i ${other}.`),
    )
  })
}

/** A version as the authority submits it. */
export interface OfferedVersion {
  /** The name of the list, not yet validated. */
  readonly list: string
  readonly content: unknown
  readonly validFrom: PlainDate
  readonly now: Date
}

/** What was added, or why nothing was: in Norwegian, one line per fault. */
export type Acceptance =
  | { readonly added: AddedVersion & { readonly laterFrom: PlainDate | undefined }; readonly problems?: never }
  | { readonly added?: never; readonly problems: readonly string[] }

export const isList = (name: string): name is ListName => listNames.some((list) => list === name)

/** [REG-03] Adds a version that the authority submits, if it fits its list, the other lists and the calendar. */
export async function acceptVersion(tx: Transaction, offered: OfferedVersion): Promise<Acceptance> {
  const { list, content, validFrom, now } = offered
  if (!isList(list)) return { problems: [`Det finnes ingen liste ${list}. Listene: ${listNames.join(', ')}.`] }
  if (!plainDateSchema.safeParse(validFrom).success) return { problems: [`${validFrom} er ikke en dag (ÅÅÅÅ-MM-DD).`] }
  // Applications of earlier days were assessed by what held then.
  const first = today(now.toISOString())
  if (validFrom < first) return { problems: [`En versjon kan gjelde tidligst fra i dag, ${first}.`] }
  const { rows, problems } = checkRows(list, content)
  if (rows === undefined) return { problems }
  await tx.execute('lock table reference_data_versions in exclusive mode')
  const others = await rowsInForce(tx, { day: validFrom })
  const codesOf = (other: ListName) => new Set((others[other] ?? []).map((row) => idOf(other, row as Row)))
  const unknown = unknownCodes(list, rows, codesOf)
  if (unknown.length > 0) return { problems: unknown }
  const added = await addVersion(tx, { list, rows, validFrom, source: 'AUTHORITY', now })
  if (added.version === undefined) return { problems: [`Dette er det samme som allerede gjelder ${validFrom}.`] }
  await appendAudit(tx, {
    time: now,
    personId: null,
    organisationNumber: null,
    action: 'load-reference-version',
    outcome: 'DONE',
    referenceNumber: null,
    requestId: '',
    details: { list, validFrom, version: added.version },
  })
  const later = (await listVersions(tx, list)).find((version) => version.validFrom > validFrom)
  return { added: { ...added, laterFrom: later?.validFrom } }
}
