import { type PlainDate, plainDateSchema, today } from '@eksport/domain'
import { appendAudit } from '../repositories/audit-events.ts'
import type { Transaction } from '../transaction.ts'
import { type AddedVersion, addVersion } from './add-version.ts'
import { checkRows } from './check-rows.ts'
import { idOf, type ListName, listNames, type Row } from './lists.ts'
import { unknownCodes } from './references.ts'
import { listVersions, rowsInForce } from './versions.ts'

/** A version as the authority hands it in. */
export interface OfferedVersion {
  /** The name of its list, as it was written. */
  readonly list: string
  readonly content: unknown
  readonly validFrom: PlainDate
  readonly now: Date
}

/** What was added, or why nothing was: in Norwegian, one line a fault. */
export type Acceptance =
  | { readonly added: AddedVersion & { readonly laterFrom: PlainDate | undefined }; readonly problems?: never }
  | { readonly added?: never; readonly problems: readonly string[] }

export const isList = (name: string): name is ListName => listNames.some((list) => list === name)

/** [REG-03] Adds a version that the authority hands in, once it fits its list, the other lists and the calendar. */
export async function acceptVersion(tx: Transaction, offered: OfferedVersion): Promise<Acceptance> {
  const { list, content, validFrom, now } = offered
  if (!isList(list)) return { problems: [`Det finnes ingen liste ${list}. Listene: ${listNames.join(', ')}.`] }
  if (!plainDateSchema.safeParse(validFrom).success) return { problems: [`${validFrom} er ikke en dag (ÅÅÅÅ-MM-DD).`] }
  // What has been judged was judged by what held then.
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
