import { countryTemplatesOn, type PlainDate } from '@eksport/domain'
import { type ApprovedChange, approvedChanges } from '../repositories/reference-changes.ts'
import { listWritten, type WrittenRow } from '../repositories/written-texts.ts'
import { referenceRevision } from '../schema/registers.ts'
import type { Transaction } from '../transaction.ts'
import { changedRows, changedSettings } from './changed-rows.ts'
import { listsSchema, type Row } from './lists.ts'
import { readSettings } from './settings.ts'
import { rowsInForce } from './versions.ts'

type Lists = Readonly<Record<string, unknown[]>>

const rowOf = ({ kind, code, content }: WrittenRow): Row => {
  const { names, texts, office, active } = content
  return kind === 'PHRASE' ? { code, names, texts, office, active } : { code, kind, names, active }
}

/** Legal bases and other decision texts may share a code, so the kind is compared as well. */
const isOf = ({ code, kind }: WrittenRow, row: Row) => row.code === code && (row.kind ?? 'PHRASE') === kind

const listOf = ({ kind }: WrittenRow) => (kind === 'PHRASE' ? 'phrases' : 'decision-texts')

/** [ADM-03] The lists with officers' texts: the version that holds on the day replaces the row it is about. */
function withWritten(lists: Lists, written: readonly WrittenRow[], day: PlainDate): Lists {
  const changed: Record<string, unknown[]> = { ...lists }
  for (const version of written.filter(({ validFrom }) => validFrom <= day)) {
    const list = listOf(version)
    const rows = (changed[list] ?? []) as readonly Row[]
    const at = rows.findIndex((row) => isOf(version, row))
    changed[list] = at === -1 ? [...rows, rowOf(version)] : rows.with(at, rowOf(version))
  }
  return changed
}

/** Lists that are empty in a new production database [OPS-04]. */
const begunEmpty = { 'importing-authorities': [], 'decision-texts': [] }

/**
 * [REG-03] All reference data as it holds on a day, with the approved changes [ADM-01] [ADM-02]. Callers cache it until
 * the revision or the day changes, so that rules and labels need no queries. `proposed` adds changes to preview.
 */
export async function readReferenceData(tx: Transaction, day: PlainDate, proposed: readonly ApprovedChange[] = []) {
  // Read first, so that a change made during the reading causes a reload.
  const revision = await readRevision(tx)
  const approved = await approvedChanges(tx)
  const rows = changedRows({ ...begunEmpty, ...(await rowsInForce(tx, { day })) }, [...approved, ...proposed], day)
  const {
    'certificate-templates': templates,
    'certificate-template-categories': categories,
    'country-certificate-templates': countryTemplates,
    'aquaculture-sites': sites,
    'public-holidays': holidays,
    ...lists
  } = listsSchema.parse(withWritten(rows, await listWritten(tx), day))
  return {
    ...lists,
    templates,
    categories,
    countryTemplates: countryTemplatesOn(countryTemplates, day),
    sites,
    'public-holidays': holidays.filter(({ observed }) => observed),
    holidaysTakenAway: holidays.filter(({ observed }) => !observed),
    revision,
    day,
    settings: changedSettings(await readSettings(tx), approved),
  }
}

export type ReferenceData = Awaited<ReturnType<typeof readReferenceData>>

/** [REG-03] A number that increases with every change of the reference data. */
export async function readRevision(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ revision: referenceRevision.revision }).from(referenceRevision)
  return row?.revision ?? 0
}
