import { type ApplicationDraft, feeWaivedTick, hasPaper, paperFateTexts, waivesFee } from '@eksport/domain'
import { type ApplicationDocument, storedDraft } from '../db/application-document.ts'
import { listCaseTicks } from '../db/repositories/case-ticks.ts'
import { beginDraft } from '../drafting/begin-draft.ts'
import { movedTimes } from '../drafting/moved-times.ts'
import { informationOf } from '../drafting/replacement-information.ts'
import { addNotice } from '../notices/notices.ts'
import { given, type InsideHandler, onDocument } from './effect.ts'
import { voidSheets } from './paper-fate.ts'
import { keepReplacementFiles } from './replacement-files.ts'

/** What the original says, whole: nothing is left out as of a copy, for it is the same journey. */
function draftOf(document: ApplicationDocument): ApplicationDraft {
  const answers = storedDraft(document)
  return { ...answers, applicationType: 'ERSTATNINGSSERTIFIKAT' }
}

/** Row 27: a draft that says all that the original says, names it, and keeps why it is replaced with its files. */
export const linkReplacement: InsideHandler = async (command, progress) => {
  const { tx, deps, person, now } = command
  const { document } = progress
  const replacement = await beginDraft({
    tx,
    referenceData: deps.referenceData,
    applicant: given(command, 'applicant'),
    person,
    draft: draftOf(movedTimes(document, { departure: command.input.departure })),
    owned: {
      originalApplicationReference: document.referenceNumber,
      replacementInformation: informationOf(given(command, 'replacement'), hasPaper(document)),
      // [CRT-04] It moves to the newest at its next save, and its exporter is told.
      certificateTemplateVersion: document.certificateTemplateVersion,
    },
    now,
  })
  await keepReplacementFiles(tx, replacement, { added: given(command, 'attachments'), kept: undefined, now })
  const facts = { ...progress.facts, replacementReference: replacement.document.referenceNumber }
  return { ...progress, facts }
}

/** Row 21: what became of the paper of a certificate that is being replaced, or that its return can be followed. */
export const recordOriginalPaper: InsideHandler = async (command, progress) => {
  const { state, trackingNumber } = given(command, 'originalPaper')
  const recorded = { recordedBy: command.person.name, recordedTime: command.now.toISOString() }
  const because = command.to === 'ANNULLERT' ? 'Annullert' : 'Erstattes'
  const { returnAgreement: _, ...rest } = progress.document
  if (state !== 'RETURN_AGREED')
    await voidSheets(command, `${because}. Papiret: ${paperFateTexts[state].nb.toLowerCase()}.`)
  const document =
    state === 'RETURN_AGREED'
      ? { ...rest, returnAgreement: { trackingNumber, ...recorded } }
      : { ...progress.document, paperFate: { fate: state, ...recorded } }
  return { ...progress, document, facts: { ...progress.facts, originalPaper: state, trackingNumber } }
}

/** [MAT-01] Row 21 of a certificate of the older service: it has no row and no sheets here, so its replacement keeps what is known. No later act tells of an agreed return, as row 29 does of ours. */
export const recordMatsPaper: InsideHandler = async (command, progress) => {
  const { state, trackingNumber } = given(command, 'originalPaper')
  const followed = state === 'RETURN_AGREED' ? { trackingNumber } : {}
  const originalPaper = {
    state,
    ...followed,
    recordedBy: command.person.name,
    recordedTime: command.now.toISOString(),
  }
  const facts = { ...progress.facts, originalPaper: state, ...followed }
  const { tx, now } = command
  const { referenceNumber } = progress.document
  if (state === 'RETURN_AGREED') await addNotice(tx, { kind: 'RETURN_AGREED', referenceNumber, to: 'exporter', now })
  return { ...progress, document: { ...progress.document, originalPaper }, facts }
}

/** Row 30: no paper is out any more. What became of the old one stays in the history. */
export const paperAnew = onDocument(async (_, document) => {
  const { paperFate: _fate, returnAgreement: _agreed, issuedDateTime: _issued, ...rest } = document
  const { collectedTime: _time, collectedBy: _by, ...approved } = rest
  return approved
})

/** Row 29: the certificate is replaced, and whoever has its paper is told to send it. Officers see the task on the case until row 25. */
export const returnTask = onDocument(async ({ tx, now }, document) => {
  await addNotice(tx, { kind: 'PAPER_TO_RETURN', referenceNumber: document.referenceNumber, to: 'exporter', now })
  return document
})

/** [FEE-01] The exporter says that the fault was the authority's, and an officer has ticked that it was. */
export const waiveFee = onDocument(async ({ tx }, document) => {
  if (!waivesFee(document.replacementInformation?.reasonForReplacement)) return document
  const ticks = await listCaseTicks(tx, document)
  return ticks.some(({ tick }) => tick === feeWaivedTick) ? { ...document, fees: [] } : document
})
