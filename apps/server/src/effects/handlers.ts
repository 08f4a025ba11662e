import { type Effect, effectRuns } from '@eksport/domain'
import { insertSnapshot } from '../db/repositories/snapshots.ts'
import { contentHash } from '../standing/content.ts'
import { archive } from './archive.ts'
import { cancellationRequest, closeCancellation, rememberStatus } from './cancellation.ts'
import { clarificationRequest, clarificationResponse } from './clarification.ts'
import { closeCopies, copiesCollected, copiesToPrint, copyFeeLocked, dropCopies, storeCopies } from './copies.ts'
import { storeDecisionLetter } from './decision-letter.ts'
import { type AfterHandler, type InsideHandler, officerOf } from './effect.ts'
import { notifyAuthority, notifyExporter, notifyOfficer, readyForPickup } from './notify.ts'
import { issueReplacement, movesOriginal, nameSuccessor } from './original.ts'
import { handOver, notifyOverdue, notifyOwner, unassignCaseworker } from './ownership.ts'
import { confirmPaper, recordPaperFate, voidPaper } from './paper-fate.ts'
import { moveDeparture, movePickup, notifyDeparture, notifyOffice, pickupFee } from './pickup.ts'
import {
  linkReplacement,
  paperAnew,
  recordMatsPaper,
  recordOriginalPaper,
  returnTask,
  waiveFee,
} from './replacement.ts'
import { retireIssue } from './retire-issue.ts'
import { saveDraft } from './save-draft.ts'
import { sendElectronicCertificate } from './send-electronic-certificate.ts'
import {
  assignCaseworker,
  clearApproval,
  collectedStamp,
  feeDue,
  issueStamp,
  judgedBy,
  nextRevision,
  retrievedStamp,
  softDelete,
} from './stamps.ts'
import { stateReasons } from './state-reasons.ts'
import { storePaperCertificate, storeScan, storeSignedCertificate } from './store-certificate.ts'
import { fixAnswers, fixFee, keepMovedPickup, keepSnapshot, receipt, submissionComment } from './submission.ts'
import { systemTries } from './system-tries.ts'

/** Stores the approved document: the certificate is drawn from it, and nothing else is signed. */
const approvalStamp: InsideHandler = async (command, progress) => {
  const { tx, stored, actor, now } = command
  // An automatic approval has no officer.
  const caseworker = actor.role === 'S' ? {} : { caseworker: officerOf(command) }
  const document = { ...progress.document, ...caseworker, approvedDateTime: now.toISOString() }
  await insertSnapshot(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    kind: 'APPROVED',
    version: document.version + 1,
    document,
    sha256: contentHash(document),
    createdAt: now,
  })
  return { ...progress, document, facts: { ...progress.facts, ...judgedBy(command) } }
}

type HandlerOf<Kind extends 'inside' | 'after'> = Kind extends 'inside' ? InsideHandler : AfterHandler

/** [ACT-02] The handler of each effect, of the kind that the status machine declares. A missing one does not compile. */
export const handlers: { readonly [Name in Effect]: HandlerOf<(typeof effectRuns)[Name]> } = {
  'save-draft': saveDraft,
  'soft-delete': softDelete,
  'fix-answers': fixAnswers,
  'fix-fee': fixFee,
  snapshot: keepSnapshot,
  'state-reasons': stateReasons,
  'submission-comment': submissionComment,
  receipt,
  'approve-if-clean': systemTries('auto-approve'),
  'fee-due': feeDue,
  'assign-caseworker': assignCaseworker,
  'unassign-caseworker': unassignCaseworker,
  'hand-over': handOver,
  'notify-owner': notifyOwner,
  'notify-overdue': notifyOverdue,
  'cancellation-request': cancellationRequest,
  'remember-status': rememberStatus,
  'close-cancellation': closeCancellation,
  'retire-issue': retireIssue,
  'clarification-request': clarificationRequest,
  'clarification-response': clarificationResponse,
  'next-revision': nextRevision,
  'notify-officer': notifyOfficer,
  'notify-exporter': notifyExporter,
  'notify-authority': notifyAuthority,
  'ready-for-pickup': readyForPickup,
  'waive-fee': waiveFee,
  'approval-stamp': approvalStamp,
  'decision-letter': storeDecisionLetter,
  'clear-approval': clearApproval,
  'store-signed-certificate': storeSignedCertificate,
  'send-e-cert': sendElectronicCertificate,
  'issue-if-delivered': systemTries('issue'),
  'store-paper-certificate': storePaperCertificate,
  'confirm-paper': confirmPaper,
  'store-scan': storeScan,
  'void-paper-serial': voidPaper,
  'issue-stamp': issueStamp,
  'collected-stamp': collectedStamp,
  'retrieved-stamp': retrievedStamp,
  'link-replacement': linkReplacement,
  'record-original-paper': recordOriginalPaper,
  'record-mats-paper': recordMatsPaper,
  'return-task': returnTask,
  'record-paper-fate': recordPaperFate,
  'move-pickup': movePickup,
  'pickup-fee': pickupFee,
  'pickup-snapshot': keepMovedPickup,
  'notify-office': notifyOffice,
  'move-departure': moveDeparture,
  'notify-departure': notifyDeparture,
  'copy-fee': copyFeeLocked,
  'print-copies': copiesToPrint,
  'close-copies': closeCopies,
  'drop-copies': dropCopies,
  'store-copies': storeCopies,
  'copies-collected': copiesCollected,
  'original-sent': movesOriginal('original-sent'),
  'original-issued': movesOriginal('original-issued'),
  'original-replaced': movesOriginal('original-replaced'),
  'issue-replacement': issueReplacement,
  'paper-anew': paperAnew,
  archive,
  'name-successor': nameSuccessor,
}

type Inside = { [Name in Effect]: (typeof effectRuns)[Name] extends 'inside' ? Name : never }[Effect]

/** Whether an effect runs in the transaction of its event. */
export const isInside = (effect: Effect): effect is Inside => effectRuns[effect] === 'inside'
