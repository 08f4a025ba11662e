import type { Handling } from '@eksport/api'
import type { Locale } from '@eksport/forms'
import { findSenderLocale } from '../db/repositories/notice-settings.ts'
import type { Deps } from '../deps.ts'
import type { DrawnLetter } from '../effects/effect.ts'
import { decisionLetter } from '../notices/decision-letter.ts'
import { type ActiveSession, readerOf } from '../session/active-session.ts'
import { isOffered } from '../standing/is-offered.ts'
import { readOrRefuse } from '../standing/load.ts'

interface Early {
  readonly deps: Pick<Deps, 'transactions' | 'lookups' | 'documents' | 'referenceData'>
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

interface Words {
  readonly reason: string
  readonly legalBasis: string
  /** The language that the officer chose; the sender's if undefined. */
  readonly language?: Locale | undefined
}

async function letterOf({ deps, session, referenceNumber, now }: Early, { language: chosen, ...words }: Words) {
  const { document, language } = await deps.transactions.run({ audience: 'caseworker' }, async (tx) => ({
    document: (await readOrRefuse(tx, referenceNumber)).document,
    language: chosen ?? (await findSenderLocale(tx, referenceNumber)),
  }))
  return decisionLetter(deps, { document, language, ...words, officer: session.person, now })
}

/** [STA-08] The letter as an officer previews it before sending. */
export async function previewLetter(early: Early, words: Words) {
  const { deps, session, referenceNumber, now } = early
  const { pdf } = await deps.documents.show(readerOf(session), await letterOf(early, words), now)
  return { filename: `avslag-${referenceNumber}.pdf`, content: pdf }
}

/**
 * The letter of a refusal, drawn before its transaction. Undefined if texts are missing or the case may not be refused;
 * the act then refuses.
 */
export async function drawLetter(
  early: Early,
  { action, reason, legalBasis, language }: Handling,
): Promise<DrawnLetter | undefined> {
  if (action !== 'refuse' || reason === undefined || legalBasis === undefined) return undefined
  if (!(await isOffered(early, action))) return undefined
  const letter = await letterOf(early, { reason, legalBasis, language })
  const { pdf } = await early.deps.documents.keep(letter, early.now)
  return { pdf, language: letter.language }
}
