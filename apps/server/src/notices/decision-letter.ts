import { decisionLetterOf } from '@eksport/domain/documents'
import type { Locale, LocalizedText } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { Deps } from '../deps.ts'

interface Decision {
  readonly document: ApplicationDocument
  readonly language: Locale
  readonly reason: string
  readonly legalBasis: string
  readonly officer: { readonly name: string; readonly office?: string }
  readonly now: Date
}

/** How to complain, from the reference data. */
export function complaintText(referenceData: Pick<ReferenceData, 'decision-texts'>): LocalizedText {
  const entry = referenceData['decision-texts'].find(({ kind, active }) => active && kind === 'COMPLAINT')
  if (entry === undefined) throw new Error('Reference data has no words on how to complain')
  return entry.names
}

/** The data of a refusal's letter. */
export function decisionLetter(
  { lookups, referenceData }: Pick<Deps, 'lookups' | 'referenceData'>,
  { document, now, ...decision }: Decision,
) {
  const complaint = complaintText(referenceData)
  return decisionLetterOf(document, lookups, { ...decision, complaint, at: now.toISOString() })
}
