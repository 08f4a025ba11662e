import { mimeTypesFor, retrievalSection, type StatusEvent, type TransitionContext } from '@eksport/domain'
import { asksFor, formOf, templateOf } from '@eksport/domain/templates'
import { validateSections, validateTemplate } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { validIssue } from '../db/repositories/certificate-issues.ts'
import { listAttachments } from '../db/repositories/files.ts'
import { sheetsOfIssue } from '../db/repositories/paper-sheets.ts'
import type { Transaction } from '../db/transaction.ts'
import { asSent } from '../drafting/as-sent.ts'
import { refuseIncomplete } from '../drafting/check-answers.ts'
import { invalidChoices, refuseChoices, refuseNewChoices } from '../drafting/check-choices.ts'
import { draftChange } from '../drafting/draft-change.ts'
import { movedTimes } from '../drafting/moved-times.ts'
import { representedExporter } from '../drafting/parties.ts'
import { refuseLocked } from '../drafting/refuse-locked.ts'
import { refuseOpenQuestions, refuseUnanswered } from '../drafting/refuse-unanswered.ts'
import { refuseCritical } from '../drafting/rule-check.ts'
import { applicationContext, validationContext } from '../drafting/validation-facts.ts'
import type { ActInput } from '../effects/effect.ts'
import { Refusal } from '../refusals/refusal.ts'
import { refuseUnclear } from './cancellation/refuse-unclear.ts'
import { changeable, collectable, openOrder, orderable, printable } from './copies/refuse-copies.ts'
import { refuseUnclearReplacement } from './replacement/refuse-unclear-replacement.ts'

/** What a demand is told of the event. */
export interface Demanded {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  /** Whoever applied. */
  readonly organisationNumber: string
  readonly document: ApplicationDocument
  readonly context: TransitionContext
  readonly input: ActInput
  readonly now: Date
}

/** [WIZ-06] The format is chosen once, and the template is one for the country. */
async function saveable({ referenceData, document, input: { draft } }: Demanded): Promise<void> {
  if (draft === undefined) throw new TypeError('A save has answers')
  const { applicationFormat, applicationType } = document
  const { answers } = draftChange(document, draft)
  const fixed = [
    ...(answers.applicationFormat === applicationFormat ? [] : [{ path: 'applicationFormat', code: 'formatFixed' }]),
    ...(answers.applicationType === applicationType ? [] : [{ path: 'applicationType', code: 'typeFixed' }]),
  ]
  if (fixed.length > 0) throw new Refusal('FORMAT_FIXED', { issues: fixed })
  refuseNewChoices(referenceData, document, answers)
}

/**
 * [AUT-04] A right to act for the exporter may have ended since the draft was saved. Then the whole form once more, and the rules:
 * each finding has words of its own, said instead of the check that it breaks.
 */
async function sendable(demanded: Demanded): Promise<void> {
  const { tx, organisationNumber, referenceData, document, context, input, now } = demanded
  await representedExporter(tx, organisationNumber, document)
  const sent = asSent(referenceData, document)
  await refuseLocked(tx, document, sent, validationContext(referenceData, now))
  const attachments = await listAttachments(tx, document.referenceNumber)
  const choices = invalidChoices(referenceData, sent)
  // Said first: what is wrong because of a country or a template that was taken out of use cannot be put right where it stands.
  refuseChoices(choices.filter(({ path }) => path !== 'certificateFormats'))
  refuseIncomplete(referenceData, { ...sent, attachments }, now)
  refuseChoices(choices)
  if (context.validation !== undefined) refuseCritical(context.validation)
  await refuseOpenQuestions(tx, document, sent, input)
}

/** A cancellation that is no longer the one that was read cannot be undone. */
async function sameCancellation({ document, input }: Demanded): Promise<void> {
  if (document.cancellationInformation?.id !== input.cancellationId) throw new Refusal('NOT_FOUND')
}

/** [REP-01] What is written of a replacement is asked of the original: of its paper only where there is paper. */
async function replaceable({ referenceData, document, input: { replacement }, now }: Demanded): Promise<void> {
  if (replacement === undefined) throw new TypeError('A replacement says why')
  refuseUnclearReplacement(referenceData, replacement, document, now)
}

/** [CW-02] The signed paper is scanned in as one document, every sheet of it; what stands on a back may be more pages. */
async function wholeScan({ tx, document, input: { attachments = [], scannedPages = 0 } }: Demanded): Promise<void> {
  const other = attachments.find(({ type }) => !mimeTypesFor('SCANNED_HEALTH_CERTIFICATE').includes(type))
  if (other !== undefined) throw new Refusal('CERTIFICATE_NOT_PDF', { field: 'scan', filename: other.name })
  const issue = await validIssue(tx, document.referenceNumber)
  const sheets = issue === undefined ? 0 : (await sheetsOfIssue(tx, issue.id)).length
  if (scannedPages < sheets) throw new Refusal('SCAN_INCOMPLETE', { field: 'scan', pages: scannedPages, sheets })
}

/** [CW-04] What the desk hands out is all of the certificate and nothing else. An office that hands out without looking says nothing of sheets. */
async function wholeOnDesk({ tx, document, input: { confirmedSheets } }: Demanded): Promise<void> {
  if (confirmedSheets === undefined) return
  const issue = await validIssue(tx, document.referenceNumber)
  const sheets = issue === undefined ? [] : await sheetsOfIssue(tx, issue.id)
  const missing = sheets.find((serial) => !confirmedSheets.includes(serial))
  if (missing !== undefined) throw new Refusal('SHEET_NOT_CONFIRMED', { serial: missing })
  const other = confirmedSheets.find((serial) => !sheets.includes(serial))
  if (other !== undefined) throw new Refusal('SHEET_OF_ANOTHER', { serial: other })
}

/** [EXP-11] [PIK-08] What the form says of a pickup, at its field. */
async function offeredPickup({ referenceData, document, input: { pickup }, now }: Demanded): Promise<void> {
  const certificateRetrieval = { ...document.certificateRetrieval, ...pickup }
  const issues = validateSections([retrievalSection], { certificateRetrieval }, validationContext(referenceData, now))
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}

const whenItLeaves = ['transport.dateOfDeparture', 'transport.timeOfDeparture']

/** [EXP-11] [WIZ-10] What the form and the rules say of a departure, with the pickup that it has from then on. */
async function possibleDeparture(demanded: Demanded): Promise<void> {
  const { referenceData, document, context, input, now } = demanded
  const template = templateOf(document)
  if (template === undefined) throw new Refusal('TEMPLATE_REQUIRED')
  const moved = movedTimes(document, input)
  const asked = whenItLeaves.filter((path) => asksFor(template, path))
  const issues = validateTemplate(formOf(template, moved), moved, applicationContext(referenceData, moved, now))
  const own = issues.filter(({ path }) => asked.includes(path))
  if (own.length > 0) throw new Refusal('INVALID_REQUEST', { issues: own })
  // What is fetched nowhere has no pickup that could move along: the table says so.
  if (input.pickup !== undefined && document.certificateFormats.includes('PAPER')) await offeredPickup(demanded)
  if (context.validation !== undefined) refuseCritical(context.validation)
}

/** A return that was agreed on can be followed. */
async function traceable({ input: { originalPaper } }: Demanded): Promise<void> {
  if (originalPaper?.state !== 'RETURN_AGREED' || originalPaper.trackingNumber) return
  throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'trackingNumber', code: 'required' }] })
}

/** [ACT-05] Row 35: a case goes to somebody, or to an office. */
async function transferable({ input: { transferTo } }: Demanded): Promise<void> {
  if (transferTo !== undefined) return
  throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'transferTo', code: 'required' }] })
}

/** What an event refuses with more than the table can say: asked when it is offered, and before its checks. */
export const demands: { readonly [Event in StatusEvent]?: (demanded: Demanded) => Promise<void> } = {
  save: saveable,
  send: sendable,
  resend: async ({ document, input }) => refuseUnanswered(document, input),
  cancel: async ({ document, input }) => refuseUnclear(input, document),
  'undo-cancellation': sameCancellation,
  replace: replaceable,
  transfer: transferable,
  'record-paper': traceable,
  'record-mats-paper': traceable,
  'change-time': offeredPickup,
  'change-departure': possibleDeparture,
  'keep-scan': wholeScan,
  'hand-out': wholeOnDesk,
  'order-copies': orderable,
  'change-copies': changeable,
  'cancel-copies': openOrder,
  'confirm-copies': printable,
  'hand-out-copies': collectable,
}
