import type { Effect } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { approvalStamp } from './approval-stamp.ts'
import { clarificationRequest } from './clarification-request.ts'
import { type EffectCommand, type EffectHandler, officerOf } from './effect.ts'
import { notifyAuthority, notifyExporter, readyForPickup } from './notify.ts'
import { sendElectronicCertificate } from './send-electronic-certificate.ts'
import { storePaperCertificate, storeSignedCertificate } from './store-certificate.ts'
import { voidPaper } from './void-paper.ts'

/** Done by the one act that starts them, which has more to say than an effect is told. */
type OfItsAct =
  | 'save-draft'
  | 'run-rules'
  | 'soft-delete'
  | 'snapshot'
  | 'receipt'
  | 'fix-fee'
  | 'remember-status'
  | 'clarification-response'

/** Follows from the status itself, whatever led to it: `recordChange` retires the issue, and its receiver is told. */
type OfTheStatus = 'verification-page' | 'e-cert-status-40' | 'e-cert-status-44'

/** Named by the table, and carried out by nobody yet: mail, archive, clocks, payment and replacements. */
type NotYet =
  | 'remove'
  | 'fee-due'
  | 'unassign-caseworker'
  | 'archive-case'
  | 'pause-clock'
  | 'resume-clock'
  | 'hold-pickup'
  | 'original-issued'
  | 'link-replacement'
  | 'return-task'
  | 'copy-fee'
  | 'print-copies'

type Carried = Exclude<Effect, OfItsAct | OfTheStatus | NotYet>

/** A signer who sends a case back leaves it with the one who approved it. */
const assignCaseworker: EffectHandler = async (command, document) =>
  command.actor.role === 'V' ? document : { ...document, caseworker: officerOf(command) }

/** Row 10: a reopened draft is another certificate when it is sent. */
const nextRevision: EffectHandler = async (_, document) => ({ ...document, revision: document.revision + 1 })

const clearApproval: EffectHandler = async (_, { approvedDateTime: __, ...document }) => document

const confirmPaper: EffectHandler = async ({ now }, document) => ({
  ...document,
  printConfirmedDateTime: now.toISOString(),
})

const issueStamp: EffectHandler = async ({ now }, document) => ({ ...document, issuedDateTime: now.toISOString() })

const collectedStamp: EffectHandler = async ({ now }, document) => ({ ...document, collectedTime: now.toISOString() })

/** What was granted stays in the application; of a cancellation that came to nothing only the history tells. */
const closeCancellation: EffectHandler = async ({ to }, document) => {
  if (to === 'KANSELLERT' || to === 'ERSTATTET') return document
  const { cancellationInformation: _, ...rest } = document
  return rest
}

/** What follows from an event beside its status. A new effect of the table compiles only when it is here or named above. */
const effects: Readonly<Record<Carried, EffectHandler>> = {
  'assign-caseworker': assignCaseworker,
  'clarification-request': clarificationRequest,
  'next-revision': nextRevision,
  'approval-stamp': approvalStamp,
  'clear-approval': clearApproval,
  'store-signed-certificate': storeSignedCertificate,
  'store-paper-certificate': storePaperCertificate,
  'confirm-paper': confirmPaper,
  'void-paper-serial': voidPaper,
  'send-e-cert': sendElectronicCertificate,
  'issue-stamp': issueStamp,
  'collected-stamp': collectedStamp,
  'close-cancellation': closeCancellation,
  'notify-exporter': notifyExporter,
  'notify-authority': notifyAuthority,
  'ready-for-pickup': readyForPickup,
  // The letter itself is not drawn yet; that there is a decision is said.
  'decision-letter': notifyExporter,
}

const isCarried = (effect: Effect): effect is Carried => Object.hasOwn(effects, effect)

/** Carries out the effects of an event in their order; answers the document as it then is. */
export async function carryOut(names: readonly Effect[], command: EffectCommand): Promise<ApplicationDocument> {
  let { document } = command.stored
  for (const name of names) if (isCarried(name)) document = await effects[name](command, document)
  return document
}
