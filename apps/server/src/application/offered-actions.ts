import { type ApplicationAction, actionsFor, type StatusSubject, type TransitionContext } from '@eksport/domain'
import { fillableTemplate } from '../reference-data/fillable-template.ts'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'
import { supportedActions } from './supported-actions.ts'

// A draft that needs a file can be looked at and deleted; there is no form to fill it in yet.
const needsForm: ReadonlySet<ApplicationAction> = new Set(['edit', 'send'])

/** What this person may do with the application now: in any of their roles, and with a call that exists. */
export function offeredActions(
  session: ActiveSession,
  subject: StatusSubject & { readonly certificateTemplate: string },
  context: TransitionContext,
): ApplicationAction[] {
  const supported = supportedActions[session.audience]
  const hasForm =
    subject.applicationFormat === 'STANDARD' && fillableTemplate(subject.certificateTemplate) !== undefined
  const offered = new Set(actorsOf(session).flatMap((actor) => actionsFor(subject, actor, context)))
  return [...offered].filter((action) => supported.has(action) && (hasForm || !needsForm.has(action)))
}
