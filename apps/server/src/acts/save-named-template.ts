import { readOrRefuse } from '../application/load.ts'
import { deleteTemplate, insertTemplate } from '../db/repositories/named-templates.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** What all in an organisation share is changed by a login of this level (decisions 5.2). */
const minLevel = 3

interface Sharing {
  readonly tx: Transaction
  readonly session: ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }
}

interface SaveTemplate extends Sharing {
  readonly template: { readonly name: string; readonly referenceNumber: number }
  readonly now: Date
}

/** [EXP-05] Gives a sent application a name in its organisation; answers the template's id. */
export async function saveTemplate({ tx, session, template, now }: SaveTemplate): Promise<string> {
  if (session.level < minLevel) throw new Refusal('LEVEL_TOO_LOW')
  const { document } = await readOrRefuse(tx, template.referenceNumber)
  if (document.submittedDateTime === undefined) {
    throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'referenceNumber', code: 'invalid' }] })
  }
  const { organisationNumber } = session.organisation
  const row = { ...template, organisationNumber, createdBy: session.person.id, createdAt: now }
  const id = await insertTemplate(tx, row)
  if (id === undefined) throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'name', code: 'nameTaken' }] })
  return id
}

/** [EXP-05] Takes a name away. */
export async function removeTemplate({ tx, session, id }: Sharing & { readonly id: string }): Promise<void> {
  if (session.level < minLevel) throw new Refusal('LEVEL_TOO_LOW')
  if (!(await deleteTemplate(tx, id))) throw new Refusal('NOT_FOUND')
}
