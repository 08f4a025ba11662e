import { type ApplicationAction, applicationActions } from '../application/application-action.ts'
import type { ApplicationStatus } from '../application/application-status.ts'
import { mayFetch } from '../issue/file-access.ts'
import { type Actor, eventOfAction } from './event.ts'
import { isOffered } from './transition.ts'
import { isElectronic, type Standing, type StatusSubject } from './transition-context.ts'

type Offer = (application: StatusSubject, actor: Actor, standing: Standing) => boolean

const inStatus = (application: StatusSubject, statuses: readonly ApplicationStatus[]) =>
  statuses.includes(application.applicationStatus)

/** Actions that lead to a document or another page instead of a new status. */
const otherActions: Readonly<Partial<Record<ApplicationAction, Offer>>> = {
  // The button stands where the exporter may fetch it; an officer finds it among the files of the case for longer.
  'download-signed-pdf': (application, actor, { signedPdfOffered }) =>
    actor.role !== 'S' &&
    (actor.role !== 'I' || signedPdfOffered) &&
    mayFetch('exporter', 'signed', application.applicationStatus) &&
    isElectronic(application),
  'preview-certificate': (application, actor) =>
    actor.role !== 'S' &&
    !inStatus(application, ['UNDER_REGISTRERING']) &&
    application.applicationFormat === 'STANDARD',
}

/** [STA-02..05, STA-08] What a person may do with an application now, in the order in which buttons stand. */
export function actionsFor(application: StatusSubject, actor: Actor, standing: Standing): ApplicationAction[] {
  return applicationActions.filter((action) => {
    const event = eventOfAction[action]
    return event
      ? isOffered(application, event, actor, standing)
      : otherActions[action]?.(application, actor, standing) === true
  })
}
