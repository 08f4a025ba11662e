import { type ApplicationAction, applicationActions } from '../../application/application-action.ts'
import type { ApplicationStatus } from '../../application/enumerations.ts'
import { mayFetch } from '../../facts/issue/file-access.ts'
import { isElectronic } from '../../facts/issue/paper-out.ts'
import { type Actor, eventOfAction } from './event.ts'
import { issuedStatuses } from './status-groups.ts'
import { isOffered } from './transition.ts'
import type { Standing, StatusSubject } from './transition-context.ts'

type Offer = (application: StatusSubject, actor: Actor, standing: Standing) => boolean

const inStatus = (application: StatusSubject, statuses: readonly ApplicationStatus[]) =>
  statuses.includes(application.applicationStatus)

/** Actions that open a document or another page instead of changing the status. */
const otherActions: Readonly<Partial<Record<ApplicationAction, Offer>>> = {
  // Offered while the exporter may fetch it; officers find it among the files of the case for longer.
  'download-signed-pdf': (application, actor, { signedPdfOffered, awaitsOriginal }) =>
    actor.role !== 'S' &&
    (actor.role !== 'I' || signedPdfOffered) &&
    mayFetch('exporter', 'signed', { ...application, awaitsOriginal: awaitsOriginal && actor.role === 'I' }),
  // [CRT-14] Not part of the signed PDF, and offered whether or not that may be fetched.
  'download-electronic-certificate': (application, actor, { awaitsOriginal }) =>
    actor.role === 'I' &&
    isElectronic(application) &&
    mayFetch('exporter', 'message', { ...application, awaitsOriginal }),
  // A certificate from a filled-in file can be viewed once it is issued.
  'preview-certificate': (application, actor) =>
    actor.role !== 'S' &&
    !inStatus(application, ['UNDER_REGISTRERING']) &&
    (application.applicationFormat === 'STANDARD' || inStatus(application, issuedStatuses)),
}

/** [STA-02..05, STA-08] What a person may do with an application now, in the order of the buttons. */
export function actionsFor(application: StatusSubject, actor: Actor, standing: Standing): ApplicationAction[] {
  return applicationActions.filter((action) => {
    const event = eventOfAction[action]
    return event
      ? isOffered(application, event, actor, standing)
      : otherActions[action]?.(application, actor, standing) === true
  })
}
