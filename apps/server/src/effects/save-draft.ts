import { serverOwned } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { documentOf } from '../drafting/answers.ts'
import { newestVersion } from '../drafting/as-sent.ts'
import { draftChange } from '../drafting/draft-change.ts'
import { partiesOfDraft } from '../drafting/parties.ts'
import { refuseLocked, refuseLockedReason } from '../drafting/refuse-locked.ts'
import { validationContext } from '../drafting/validation-facts.ts'
import { given, onDocument } from './effect.ts'

/** [MAT-01] [ACT-11] Drops what an officer recorded about a paper if the number of the replaced certificate changes. */
function paperOfSame(before: ApplicationDocument, saved: ApplicationDocument): ApplicationDocument {
  const { originalPaper: _, ...unrecorded } = saved
  const [was, is] = [before, saved].map((one) => one.originalReferenceNumberFromSkjematjenesten)
  return was === is ? saved : unrecorded
}

/** [SEC-19] Stores the saved answers, converted to their form, with the parties from the registers. */
export const saveDraft = onDocument(async (command, document) => {
  const { tx, deps, input, now } = command
  const { answers } = draftChange(document, given(command, 'draft'))
  const parties = await partiesOfDraft(tx, given(command, 'applicant'), answers, document)
  const certificateTemplateVersion = newestVersion(deps.referenceData, answers.certificateTemplate)
  const saved = documentOf(
    { ...serverOwned(document), ...input.replaces, certificateTemplateVersion },
    answers,
    parties,
  )
  await refuseLocked(tx, document, saved, validationContext(deps.referenceData, now))
  if (input.replaces !== undefined) await refuseLockedReason(tx, document, saved)
  return paperOfSame(document, saved)
})
