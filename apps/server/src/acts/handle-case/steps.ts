import type { StatusEvent } from '@eksport/domain'
import { withoutCancellation } from '../cancellation/without-cancellation.ts'
import { approve } from './approve.ts'
import { type HandlingStep, officerOf } from './handling-step.ts'
import { print } from './print.ts'
import { requestClarification } from './request-clarification.ts'
import { sign } from './sign.ts'

/** The status alone changes; the reason stands in the history. */
const statusOnly: HandlingStep = async ({ stored }) => stored.document

const take: HandlingStep = async (command) => ({ ...command.stored.document, caseworker: officerOf(command) })

const withdrawApproval: HandlingStep = async ({ stored }) => {
  const { approvedDateTime: _, ...document } = stored.document
  return document
}

const voidPrint: HandlingStep = async ({ stored }) => {
  const { paperSerial: _, ...document } = stored.document
  return document
}

const issue: HandlingStep = async ({ stored, now }) => ({ ...stored.document, issuedDateTime: now.toISOString() })

const handOut: HandlingStep = async ({ stored, now }) => ({ ...stored.document, collectedTime: now.toISOString() })

const refuseCancellation: HandlingStep = async ({ stored }) => withoutCancellation(stored.document)

/** What each event of an officer does beyond the new status. An event without an entry is not handled here. */
export const handlingSteps: Readonly<Partial<Record<StatusEvent, HandlingStep>>> = {
  take,
  'request-clarification': requestClarification,
  stop: statusOnly,
  resume: statusOnly,
  refuse: statusOnly,
  approve,
  'withdraw-approval': withdrawApproval,
  sign,
  'reject-signing': withdrawApproval,
  print,
  'void-print': voidPrint,
  issue,
  'hand-out': handOut,
  'grant-cancellation': statusOnly,
  'refuse-cancellation': refuseCancellation,
  annul: statusOnly,
}
