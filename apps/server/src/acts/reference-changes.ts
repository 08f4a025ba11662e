import { changeIssues, type NewReferenceChange, needsTwoPersons, today } from '@eksport/domain'
import { readReferenceData } from '../db/reference-data/read-reference-data.ts'
import { decideChange, holdChange, insertChange, type StoredChange } from '../db/repositories/reference-changes.ts'
import type { Transaction } from '../db/transaction.ts'
import { thingBefore } from '../reference-data/thing-before.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface Asked {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly now: Date
}

/** Refuses a change that makes no sense, at its field. */
async function refuseSenseless({ tx, now }: Asked, proposed: NewReferenceChange): Promise<void> {
  const day = today(now.toISOString())
  const isPast = proposed.validFrom < day
  const data = await readReferenceData(tx, isPast ? day : proposed.validFrom)
  const issues = changeIssues(proposed, thingBefore(data, proposed, day))
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}

/** [ADM-01] [ADM-02] Stores a proposed change. One that needs no second person is approved at once. */
export async function proposeChange(call: Asked & { readonly body: NewReferenceChange }): Promise<StoredChange> {
  const { tx, session, body, now } = call
  requireRight(session, 'change-parameters')
  const { change, validFrom, reason } = body
  await refuseSenseless(call, body)
  const { id, name } = session.person
  return insertChange(tx, {
    change,
    validFrom,
    reason: reason.trim(),
    proposedBy: id,
    proposedName: name,
    proposedAt: now,
    ...(!needsTwoPersons(change.kind) && {
      outcome: 'APPROVED' as const,
      decidedBy: id,
      decidedName: name,
      decidedAt: now,
    }),
  })
}

interface Deciding extends Asked {
  readonly params: { readonly changeId: string }
  readonly body: { readonly outcome: 'APPROVED' | 'RETURNED'; readonly answer?: string | undefined }
}

/** [ADM-02] Approves a change that still makes sense, or returns it. The proposer can only withdraw it. */
export async function decideOnChange(call: Deciding): Promise<StoredChange> {
  const { tx, session, params, body, now } = call
  requireRight(session, 'change-parameters')
  const proposed = await holdChange(tx, params.changeId)
  if (proposed === undefined) throw new Refusal('NOT_FOUND')
  if (proposed.outcome !== null) throw new Refusal('CHANGE_DECIDED')
  const { id, name } = session.person
  if (body.outcome === 'APPROVED' && id === proposed.proposedBy) throw new Refusal('PROPOSER_CANNOT_APPROVE')
  if (body.outcome === 'APPROVED') await refuseSenseless(call, proposed)
  const decision = {
    outcome: body.outcome,
    decidedBy: id,
    decidedName: name,
    decidedAt: now,
    answer: body.answer?.trim() || null,
  }
  await decideChange(tx, proposed.id, decision)
  return { ...proposed, ...decision }
}
