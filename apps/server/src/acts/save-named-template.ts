import { changeTemplateName, deleteTemplate, insertTemplate } from '../db/repositories/named-templates.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'
import { requireLevel } from '../standing/require-right.ts'

const nameTaken = () => new Refusal('INVALID_REQUEST', { issues: [{ path: 'name', code: 'nameTaken' }] })

interface Sharing {
  readonly tx: Transaction
  readonly session: ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }
}

interface SaveTemplate extends Sharing {
  readonly template: { readonly name: string; readonly referenceNumber: number }
  readonly now: Date
}

/** [EXP-05] Saves a sent application as a named template of its organisation; returns the template's id. */
export async function saveTemplate({ tx, session, template, now }: SaveTemplate): Promise<string> {
  requireLevel(session)
  const { document } = await readOrRefuse(tx, template.referenceNumber)
  if (document.submittedDateTime === undefined) {
    throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'referenceNumber', code: 'invalid' }] })
  }
  const { organisationNumber } = session.organisation
  const row = { ...template, organisationNumber, createdBy: session.person.id, createdAt: now }
  const id = await insertTemplate(tx, row)
  if (id === undefined) throw nameTaken()
  return id
}

interface RenameTemplate extends Sharing {
  readonly id: string
  readonly name: string
  /** The version of the name that the person saw. */
  readonly version: number
}

/** [EXP-05] [SEC-04] Renames a template, unless somebody else has renamed it since it was read. */
export async function renameTemplate({ tx, session, ...change }: RenameTemplate): Promise<void> {
  requireLevel(session)
  const { organisationNumber } = session.organisation
  const outcome = await changeTemplateName(tx, { ...change, organisationNumber })
  if (outcome === 'gone') throw new Refusal('NOT_FOUND')
  if (outcome === 'stale') throw new Refusal('STALE_VERSION')
  if (outcome === 'taken') throw nameTaken()
}

/** [EXP-05] Removes a template's name. */
export async function removeTemplate({ tx, session, id }: Sharing & { readonly id: string }): Promise<void> {
  requireLevel(session)
  if (!(await deleteTemplate(tx, id))) throw new Refusal('NOT_FOUND')
}
