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

/** What a demand knows of the event. */
export interface Demanded {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  /** The applicant. */
  readonly organisationNumber: string
  readonly document: ApplicationDocument
  readonly context: TransitionContext
  readonly input: ActInput
  readonly now: Date
}

/** [WIZ-06] Refuses changes of format and type, and templates that are not for the country. */
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
 * [AUT-04] Checks the right to act for the exporter again, since it may have ended after the draft was saved, then the
 * whole form and the rules.
 * The checks run in an order that gives each finding its own message rather than that of a general check.
 */
async function sendable(demanded: Demanded): Promise<void> {
  const { tx, organisationNumber, referenceData, document, context, input, now } = demanded
  await representedExporter(tx, organisationNumber, document)
  const sent = asSent(referenceData, document)
  await refuseLocked(tx, document, sent, validationContext(referenceData, now))
  const attachments = await listAttachments(tx, document.referenceNumber)
  const choices = invalidChoices(referenceData, sent)
  // Reported first: a country or template that was taken out of use cannot be corrected in the fields it makes invalid.
  refuseChoices(choices.filter(({ path }) => path !== 'certificateFormats'))
  refuseIncomplete(referenceData, { ...sent, attachments }, now)
  refuseChoices(choices)
  if (context.validation !== undefined) refuseCritical(context.validation)
  await refuseOpenQuestions(tx, document, sent, input)
}

/** Refuses to undo a cancellation other than the one that was read. */
async function sameCancellation({ document, input }: Demanded): Promise<void> {
  if (document.cancellationInformation?.id !== input.cancellationId) throw new Refusal('NOT_FOUND')
}

/** [REP-01] Checks the replacement form against the original; it asks about the paper only if the original has any. */
async function replaceable({ referenceData, document, input: { replacement }, now }: Demanded): Promise<void> {
  if (replacement === undefined) throw new TypeError('A replacement says why')
  refuseUnclearReplacement(referenceData, replacement, document, now)
}

/**
 * [CW-02] Requires the signed paper as one PDF with at least as many pages as the certificate has sheets; printed backs
 * may add pages.
 */
async function wholeScan({ tx, document, input: { attachments = [], scannedPages = 0 } }: Demanded): Promise<void> {
  const other = attachments.find(({ type }) => !mimeTypesFor('SCANNED_HEALTH_CERTIFICATE').includes(type))
  if (other !== undefined) throw new Refusal('CERTIFICATE_NOT_PDF', { field: 'scan', filename: other.name })
  const issue = await validIssue(tx, document.referenceNumber)
  const sheets = issue === undefined ? 0 : (await sheetsOfIssue(tx, issue.id)).length
  if (scannedPages < sheets) throw new Refusal('SCAN_INCOMPLETE', { field: 'scan', pages: scannedPages, sheets })
}

/**
 * [CW-04] Requires that the confirmed sheets are exactly those of the certificate. An office that does not check sheets
 * sends none.
 */
async function wholeOnDesk({ tx, document, input: { confirmedSheets } }: Demanded): Promise<void> {
  if (confirmedSheets === undefined) return
  const issue = await validIssue(tx, document.referenceNumber)
  const sheets = issue === undefined ? [] : await sheetsOfIssue(tx, issue.id)
  const missing = sheets.find((serial) => !confirmedSheets.includes(serial))
  if (missing !== undefined) throw new Refusal('SHEET_NOT_CONFIRMED', { serial: missing })
  const other = confirmedSheets.find((serial) => !sheets.includes(serial))
  if (other !== undefined) throw new Refusal('SHEET_OF_ANOTHER', { serial: other })
}

/** [EXP-11] [PIK-08] Refuses a pickup that breaks the form's rules, at its field. */
async function offeredPickup({ referenceData, document, input: { pickup }, now }: Demanded): Promise<void> {
  const certificateRetrieval = { ...document.certificateRetrieval, ...pickup }
  const issues = validateSections([retrievalSection], { certificateRetrieval }, validationContext(referenceData, now))
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}

const whenItLeaves = ['transport.dateOfDeparture', 'transport.timeOfDeparture']

/** [EXP-11] [WIZ-10] Checks a new departure, and the pickup that goes with it, by the form and the rules. */
async function possibleDeparture(demanded: Demanded): Promise<void> {
  const { referenceData, document, context, input, now } = demanded
  const template = templateOf(document)
  if (template === undefined) throw new Refusal('TEMPLATE_REQUIRED')
  const moved = movedTimes(document, input)
  const asked = whenItLeaves.filter((path) => asksFor(template, path))
  const issues = validateTemplate(formOf(template, moved), moved, applicationContext(referenceData, moved, now))
  const own = issues.filter(({ path }) => asked.includes(path))
  if (own.length > 0) throw new Refusal('INVALID_REQUEST', { issues: own })
  // Without paper there is no pickup to move; the transition table refuses that.
  if (input.pickup !== undefined && document.certificateFormats.includes('PAPER')) await offeredPickup(demanded)
  if (context.validation !== undefined) refuseCritical(context.validation)
}

/** A return that was agreed on needs a tracking number. */
async function traceable({ input: { originalPaper } }: Demanded): Promise<void> {
  if (originalPaper?.state !== 'RETURN_AGREED' || originalPaper.trackingNumber) return
  throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'trackingNumber', code: 'required' }] })
}

/** [ACT-05] Row 35: a transfer names an officer or an office. */
async function transferable({ input: { transferTo } }: Demanded): Promise<void> {
  if (transferTo !== undefined) return
  throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'transferTo', code: 'required' }] })
}

/**
 * The checks of events that the transition table cannot express. They run after the event has been found to be offered,
 * and before the table's own checks.
 */
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
