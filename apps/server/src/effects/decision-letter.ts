import { insertPdf } from '../db/repositories/files.ts'
import { complaintText } from '../notices/decision-letter.ts'
import { given, onDocument } from './effect.ts'

/** [STA-08] Stores the drawn letter, and its content in the application. */
export const storeDecisionLetter = onDocument(async (command, document) => {
  const { tx, deps, stored, now } = command
  const { referenceNumber } = document
  const { pdf: content, language } = given(command, 'letter')
  await insertPdf(tx, {
    referenceNumber,
    organisationNumber: stored.organisationNumber,
    type: 'DECISION_LETTER',
    filename: `avslag-${referenceNumber}.pdf`,
    content,
    createdAt: now,
  })
  const [reason, legalBasis] = [given(command, 'reason'), given(command, 'legalBasis')]
  const complaint = complaintText(deps.referenceData)
  return { ...document, refusal: { reason, legalBasis, complaint, language, decidedDateTime: now.toISOString() } }
})
