import type { Handling } from '@eksport/api'
import { decisionLetter } from '../application/decision-letter.ts'
import { isOffered } from '../application/is-offered.ts'
import { readOrRefuse } from '../application/load.ts'
import type { Deps } from '../deps.ts'
import { type ActiveSession, readerOf } from '../session/active-session.ts'

interface Early {
  readonly deps: Pick<Deps, 'transactions' | 'lookups' | 'documents' | 'referenceData'>
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

interface Words {
  readonly reason: string
  readonly legalBasis: string
}

async function letterOf({ deps, session, referenceNumber, now }: Early, words: Words) {
  const { document } = await deps.transactions.run({ audience: 'caseworker' }, (tx) =>
    readOrRefuse(tx, referenceNumber),
  )
  return decisionLetter(deps, { document, ...words, officer: session.person, now })
}

/** [STA-08] The letter as an officer looks at it before it is sent. */
export async function previewLetter(early: Early, words: Words) {
  const { deps, session, referenceNumber, now } = early
  const { pdf } = await deps.documents.show(readerOf(session), await letterOf(early, words), now)
  return { filename: `avslag-${referenceNumber}.pdf`, content: pdf }
}

/** The letter that a refusal sends, drawn before its transaction; nothing for what lacks its words or may not be refused, which is refused anyway. */
export async function drawLetter(
  early: Early,
  { action, reason, legalBasis }: Handling,
): Promise<Uint8Array | undefined> {
  if (action !== 'refuse' || reason === undefined || legalBasis === undefined) return undefined
  if (!(await isOffered(early, action))) return undefined
  const { pdf } = await early.deps.documents.keep(await letterOf(early, { reason, legalBasis }), early.now)
  return pdf
}
