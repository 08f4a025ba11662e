import type { ManagedText, WrittenVersion } from '@eksport/api'
import { today, type WrittenText, type WrittenTextKind, writtenTextIssues } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import { listsSchema } from '../db/reference-data/lists.ts'
import { rowsInForce } from '../db/reference-data/versions.ts'
import { insertWritten, listWritten, takeTurnAtTexts, type WrittenRow } from '../db/repositories/written-texts.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface Asked {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly now: Date
}

interface Named {
  readonly kind: WrittenTextKind
  readonly code: string
}

interface Writing extends Asked {
  readonly deps: Pick<Deps, 'referenceData'>
  readonly params: Named
  readonly body: WrittenText
  /** [SEC-04] How many versions officers had written when the caller began this one. */
  readonly ifMatch: number
}

type OfRelease = Named & WrittenVersion

/** The texts that the release or the authority has loaded, as they hold on a day. */
async function textsOfRelease(tx: Transaction, day: string): Promise<OfRelease[]> {
  const { phrases = [], 'decision-texts': decisions = [] } = await rowsInForce(tx, { day })
  return [
    ...listsSchema.shape.phrases.parse(phrases).map(({ code, names, texts, active }) => {
      const { nb, nn, en } = names
      return { kind: 'PHRASE' as const, code, names: { nb, nn, en }, texts, active }
    }),
    ...listsSchema.shape['decision-texts'].parse(decisions).map(({ code, kind, names: { nb, nn, en }, active }) => {
      return { kind, code, names: { nb, nn, en }, active }
    }),
  ]
}

const versionOf = ({ content, validFrom, writtenName, writtenAt }: WrittenRow): WrittenVersion => ({
  ...content,
  validFrom,
  writtenBy: writtenName,
  writtenAt: writtenAt.toISOString(),
})

const idOf = ({ kind, code }: Named) => `${kind} ${code}`

/** [ADM-03] Every text with all its versions, for leaders and administrators. */
export async function textsToKeep({ tx, session, now }: Asked): Promise<ManagedText[]> {
  requireRight(session, 'keep-texts')
  const released = await textsOfRelease(tx, today(now.toISOString()))
  const written = Map.groupBy(await listWritten(tx), idOf)
  const first = new Map(released.map((text) => [idOf(text), text]))
  return [...new Set([...first.keys(), ...written.keys()])].map((id) => {
    const rows = written.get(id) ?? []
    const own = first.get(id)
    const named = own ?? rows[0]
    if (named === undefined) throw new TypeError('A text is of the release or written')
    const { kind: _kind, code: _code, ...release } = own ?? named
    const versions = [...(own === undefined ? [] : [release as WrittenVersion]), ...rows.map(versionOf)]
    return { kind: named.kind, code: named.code, version: rows.length, versions }
  })
}

/** Whether a text can be chosen on a day and is not withdrawn later. */
function staysInUse({ versions }: ManagedText, day: string): boolean {
  const onDay = versions.findLast(({ validFrom = day }) => validFrom <= day)
  return onDay?.active === true && versions.at(-1)?.active === true
}

/** Issues that are not about the wording: an unknown office, or a change that would leave refusals without any legal basis. */
function issuesOfPlace({ deps, params, body }: Writing, all: readonly ManagedText[]): Issue[] {
  const { office, active, validFrom } = body
  const offices = deps.referenceData['certificate-offices']
  const isKnown = office === undefined || offices.some((one) => one.active && one.code === office)
  const isLast =
    params.kind === 'LEGAL_BASIS' &&
    !active &&
    !all.some((text) => text.kind === params.kind && text.code !== params.code && staysInUse(text, validFrom))
  return [
    ...(isKnown ? [] : [{ path: 'office', code: 'unknownCode' }]),
    ...(isLast ? [{ path: 'active', code: 'lastLegalBasis' }] : []),
  ]
}

/** [ADM-03] [SEC-04] Writes what a text says from a day on, unless somebody else has written a version since. */
export async function writeVersion(call: Writing): Promise<ManagedText> {
  const { tx, session, params, body, ifMatch, now } = call
  requireRight(session, 'keep-texts')
  await takeTurnAtTexts(tx)
  const all = await textsToKeep(call)
  const issues = [...writtenTextIssues(params.kind, body, today(now.toISOString())), ...issuesOfPlace(call, all)]
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
  const known = all.find((text) => idOf(text) === idOf(params))
  // The complaint text of refusals and the shielding text of the archive are looked up by name: no others can be added.
  if (known === undefined && (params.kind === 'COMPLAINT' || params.kind === 'SHIELDING'))
    throw new Refusal('NOT_FOUND')
  if ((known?.version ?? 0) !== ifMatch) throw new Refusal('STALE_VERSION')
  const { validFrom, ...content } = body
  const { id: writtenBy, name: writtenName } = session.person
  await insertWritten(tx, { ...params, validFrom, content, writtenBy, writtenName, writtenAt: now })
  const written = (await textsToKeep(call)).find((text) => idOf(text) === idOf(params))
  if (written === undefined) throw new TypeError('A text that was written is listed')
  return written
}
