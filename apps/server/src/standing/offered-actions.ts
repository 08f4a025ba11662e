import type { Audience } from '@eksport/api'
import { type ApplicationAction, actionsFor, officerActions, type Standing, type StatusSubject } from '@eksport/domain'
import { findTemplate } from '@eksport/domain/templates'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'

/** Actions that have an endpoint. Others are not offered, even if the status machine allows them. */
const supportedActions: Readonly<Record<Audience, ReadonlySet<ApplicationAction>>> = {
  submitter: new Set([
    'edit',
    'send',
    'delete',
    'withdraw',
    'resend',
    'reopen',
    'cancel',
    'undo-cancellation',
    'replace',
    'change-time',
    'change-departure',
    'order-copies',
    'cancel-copies',
    'download-signed-pdf',
    'download-electronic-certificate',
    'preview-certificate',
  ]),
  caseworker: new Set([
    ...officerActions,
    'record-paper',
    'record-mats-paper',
    'keep-scan',
    'download-signed-pdf',
    'preview-certificate',
  ]),
}

// A draft whose template no longer exists can be read and deleted.
const needsForm: ReadonlySet<ApplicationAction> = new Set(['edit', 'send'])

/** What this person may do with the application now, in any of their roles. */
export function offeredActions(
  session: ActiveSession,
  subject: StatusSubject & { readonly certificateTemplate: string },
  standing: Standing,
): ApplicationAction[] {
  const supported = supportedActions[session.audience]
  const hasForm = findTemplate(subject.certificateTemplate) !== undefined
  const offered = new Set(actorsOf(session).flatMap((actor) => actionsFor(subject, actor, standing)))
  return [...offered].filter((action) => supported.has(action) && (hasForm || !needsForm.has(action)))
}
