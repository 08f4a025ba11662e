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

/** All answers of the original. Unlike in a copy nothing is left out, because the journey is the same. */
function draftOf(document: ApplicationDocument): ApplicationDraft {
  const answers = storedDraft(document)
  return { ...answers, applicationType: 'ERSTATNINGSSERTIFIKAT' }
}

/** Row 27: creates a draft with all answers of the original, linked to it, with the reason of the replacement and its files. */
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
      // [CRT-04] The next save moves it to the newest version, and the exporter is told.
      certificateTemplateVersion: document.certificateTemplateVersion,
    },
    now,
  })
  await keepReplacementFiles(tx, replacement, { added: given(command, 'attachments'), kept: undefined, now })
  const facts = { ...progress.facts, replacementReference: replacement.document.referenceNumber }
  return { ...progress, facts }
}

/** Row 21: records what became of the paper of a replaced certificate, or the tracking number of its return. */
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

/**
 * [MAT-01] Row 21 for a certificate of the older service, which has no row or sheets here: its replacement stores the
 * facts. Unlike for ours (row 29), no later act notifies of an agreed return.
 */
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

/** Row 30: no paper is in use any more. The history keeps what became of the old one. */
export const paperAnew = onDocument(async (_, document) => {
  const { paperFate: _fate, returnAgreement: _agreed, issuedDateTime: _issued, ...rest } = document
  const { collectedTime: _time, collectedBy: _by, ...approved } = rest
  return approved
})

/**
 * Row 29: the certificate is replaced, and the holder of its paper is told to return it. Officers see the task on the
 * case until row 25.
 */
export const returnTask = onDocument(async ({ tx, now }, document) => {
  await addNotice(tx, { kind: 'PAPER_TO_RETURN', referenceNumber: document.referenceNumber, to: 'exporter', now })
  return document
})

/** [FEE-01] Waives the fee: the exporter says that the fault was the authority's, and an officer has confirmed it. */
export const waiveFee = onDocument(async ({ tx }, document) => {
  if (!waivesFee(document.replacementInformation?.reasonForReplacement)) return document
  const ticks = await listCaseTicks(tx, document)
  return ticks.some(({ tick }) => tick === feeWaivedTick) ? { ...document, fees: [] } : document
})
