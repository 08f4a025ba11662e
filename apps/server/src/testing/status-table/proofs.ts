import { type Effect, noticeOfEvent, noticeToOwner, type Role, type StatusEvent } from '@eksport/domain'
import type { Seen } from './look.ts'
import { anotherThan, exporterId, mailedExporterId, type Officer } from './people.ts'
import { laterDeparture, laterPickup } from './seed.ts'

/** An event that has happened, with the database's state before and after. */
export interface Happened {
  readonly event: StatusEvent
  readonly role: Role
  /** The owner of the case. */
  readonly owner: Officer
  readonly before: Seen
  readonly after: Seen
}
type Proof = (happened: Happened) => boolean

/** Checks which notices were given to whom, each once; everybody who may act for the applicant is notified. */
const wereNotified = (kind: string | undefined, readers: readonly string[], { before, after }: Happened) =>
  kind !== undefined &&
  readers.every((reader) => {
    const count = ({ notices }: Seen) => notices.filter((notice) => notice === `${kind} ${reader}`).length
    return count(after) === count(before) + 1
  })
const exporters = [exporterId, mailedExporterId]

/** The only order of copies. */
const copies = ({ after }: Happened) => after.copies[0]

/** Effects on an original, its replacement or a follow-up event: each has its own tests. */
const byItself: Proof = () => true

/** The proof of each effect in the database. An effect without a proof does not compile. */
export const proofs: { readonly [Name in Effect]: Proof } = {
  'save-draft': ({ after }) => after.row.document.consignor.internalReference === 'NY',
  'soft-delete': ({ after }) => after.row.deleted_at !== null,
  'fix-answers': ({ after }) => after.row.document.submittedDateTime !== undefined,
  'fix-fee': ({ after }) => (after.row.document.fees ?? []).length > 0,
  snapshot: ({ after, before }) => after.snapshots.length > before.snapshots.length,
  'state-reasons': ({ after }) => after.history.at(-1)?.facts?.decision !== undefined,
  'submission-comment': ({ after }) =>
    after.messages.some((type) => /SUBMISSION_COMMENT|CLARIFICATION_RESPONSE/.test(type)),
  receipt: ({ after }) => after.jobs.includes('render-receipt'),
  archive: ({ event, before, after }) =>
    after.jobs.includes('archive-case') || (event === 'send' && before.row.document.revision === 1),
  'approve-if-clean': byItself,
  'fee-due': ({ after }) => after.row.document.feesDueDateTime !== undefined,
  'assign-caseworker': ({ after, owner }) => after.row.document.caseworker?.id === owner.id,
  'unassign-caseworker': ({ after }) => after.row.document.caseworker === undefined,
  'hand-over': (happened) => {
    const { id } = anotherThan(happened.owner)
    return happened.after.row.document.caseworker?.id === id && wereNotified('CASE_TRANSFERRED', [id], happened)
  },
  'notify-owner': (happened) => {
    const { event, before, after } = happened
    const { caseworker } = before.row.document
    return wereNotified(
      noticeToOwner(event, after.row.status),
      caseworker === undefined ? [] : [caseworker.id],
      happened,
    )
  },
  'notify-overdue': (happened) => wereNotified('CASE_OVERDUE', [happened.owner.id], happened),
  'cancellation-request': ({ after }) => after.row.document.cancellationInformation?.reasonForCancellation === 'Fordi',
  'remember-status': ({ after, before }) => after.statusBefore === before.row.status,
  'close-cancellation': ({ after }) =>
    (after.row.document.cancellationInformation !== undefined) ===
    ['KANSELLERT', 'ERSTATTET'].includes(after.row.status),
  'retire-issue': ({ after }) =>
    after.row.status === 'KANSELLERING_BEHANDLES'
      ? after.retired.includes('')
      : !after.retired.includes('') && after.deliveries.includes('withdrawn'),
  'clarification-request': ({ after }) => after.messages.includes('APPLICATION_CLARIFICATION_REQUEST'),
  'clarification-response': ({ after }) => after.messages.includes('APPLICATION_CLARIFICATION_RESPONSE'),
  'next-revision': ({ after, before }) => after.row.document.revision === before.row.document.revision + 1,
  // A first submission answers no question.
  'notify-officer': (happened) =>
    happened.after.row.document.revision === 1 && happened.event === 'send'
      ? !happened.after.notices.some((notice) => notice.startsWith('CLARIFICATION_ANSWERED'))
      : wereNotified('CLARIFICATION_ANSWERED', [happened.owner.id], happened),
  'notify-exporter': (happened) =>
    wereNotified(noticeOfEvent(happened.event, happened.after.row.status), exporters, happened),
  // It has the certificate as a message, and is notified by the withdrawal message.
  'notify-authority': ({ after }) => after.deliveries.includes('withdrawn'),
  'decision-letter': ({ after }) => after.files.includes('DECISION_LETTER'),
  'approval-stamp': ({ after, before }) =>
    after.row.document.approvedDateTime !== undefined && after.snapshots.length > before.snapshots.length,
  'clear-approval': ({ after }) => after.row.document.approvedDateTime === undefined,
  'waive-fee': byItself,
  'store-signed-certificate': ({ after }) =>
    after.files.includes('ELECTRONICALLY_SIGNED_CERTIFICATE') && after.retired.includes(''),
  'send-e-cert': ({ after }) => after.deliveries.includes('issued'),
  'issue-if-delivered': byItself,
  'store-paper-certificate': ({ after }) =>
    after.files.includes('HEALTH_CERTIFICATE') &&
    after.sheets.length > 0 &&
    after.sheets.every((state) => state === 'PRINTED'),
  'confirm-paper': ({ after }) => after.row.document.printConfirmedDateTime !== undefined,
  'store-scan': ({ after }) => after.files.includes('SCANNED_HEALTH_CERTIFICATE'),
  'void-paper-serial': ({ after }) =>
    after.row.document.paperSerial === undefined && after.sheets.join() === 'VOID' && after.retired.includes(''),
  'issue-stamp': ({ after }) => after.row.document.issuedDateTime !== undefined,
  'ready-for-pickup': (happened) => {
    const isOnPaper = happened.after.row.document.certificateFormats.includes('PAPER')
    return wereNotified(isOnPaper ? 'READY_FOR_PICKUP' : 'CERTIFICATE_ISSUED', exporters, happened)
  },
  'collected-stamp': ({ after }) => after.row.document.collectedTime !== undefined,
  'retrieved-stamp': ({ after }) => after.row.document.electronicallyRetrievedTime !== undefined,
  'link-replacement': ({ after }) => after.history.at(-1)?.facts?.replacementReference !== undefined,
  'record-original-paper': ({ after }) => after.row.document.paperFate?.fate === 'RETURNED',
  'record-mats-paper': ({ after }) => after.row.document.originalPaper?.state === 'RETURNED',
  'original-sent': byItself,
  'original-issued': byItself,
  'original-replaced': byItself,
  'issue-replacement': byItself,
  'paper-anew': ({ after }) =>
    after.row.document.paperFate === undefined && after.row.document.issuedDateTime === undefined,
  'name-successor': ({ after }) => (after.row.document.replacedByApplicationReferences ?? []).length === 1,
  'return-task': (happened) => wereNotified('PAPER_TO_RETURN', exporters, happened),
  'record-paper-fate': ({ after }) =>
    after.row.document.paperFate?.fate === 'DESTROYED' && after.sheets.join() === 'VOID',
  'move-pickup': ({ after }) =>
    after.row.document.certificateRetrieval?.time === laterPickup.time &&
    after.history.at(-1)?.facts?.pickupChange?.to.time === laterPickup.time,
  'move-departure': ({ after }) =>
    after.row.document.transport?.dateOfDeparture === laterDeparture &&
    after.row.document.certificateRetrieval?.time === laterPickup.time &&
    after.history.at(-1)?.facts?.departureChange?.to.date === laterDeparture,
  'notify-departure': (happened) => wereNotified('DEPARTURE_MOVED', [happened.owner.id], happened),
  'pickup-fee': ({ after }) => after.row.document.fees?.[0]?.amount === 750,
  'pickup-snapshot': ({ after }) => after.snapshots.includes('PICKUP_MOVED'),
  // If there is no owner yet, everybody at the office is notified.
  'notify-office': (happened) => wereNotified('PICKUP_MOVED', [happened.owner.id], happened),
  // The price is for the whole order.
  'copy-fee': (happened) =>
    copies(happened)?.fee === 875 &&
    copies(happened)?.number_of_copies === (happened.event === 'change-copies' ? 3 : 2),
  'print-copies': (happened) =>
    typeof copies(happened)?.to_print_since === 'string' && copies(happened)?.printed_at === null,
  'close-copies': (happened) =>
    typeof copies(happened)?.cancelled_at === 'string' && copies(happened)?.to_print_since === null,
  'drop-copies': byItself,
  'store-copies': (happened) =>
    copies(happened)?.printed_by === happened.owner.id &&
    copies(happened)?.to_print_since === null &&
    happened.after.files.includes('CONFIRMED_COPIES'),
  'copies-collected': (happened) =>
    copies(happened)?.collected_by === 'Ola Nordmann' && copies(happened)?.handed_out_by === happened.owner.id,
}
