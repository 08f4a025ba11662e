import { type ApplicationDraft, serverOwned } from '@eksport/domain'
import { documentOf } from '../application/answers.ts'
import { refuseInvalidChoices } from '../application/check-choices.ts'
import { holdOrRefuse } from '../application/load.ts'
import { partiesOf } from '../application/parties.ts'
import { recordChange } from '../application/record-change.ts'
import { transitionContext } from '../application/transition-context.ts'
import { livingStatus, tryEvent } from '../application/try-event.ts'
import { readFlags } from '../db/repositories/flags.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'
import type { ApplicationCommand } from './application-command.ts'

export interface SaveApplication extends ApplicationCommand {
  readonly session: ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }
  readonly draft: ApplicationDraft
}

/** Row 2: the draft as it now is. The format is chosen once [WIZ-06]. */
export async function saveApplication(command: SaveApplication): Promise<StoredApplication> {
  const { tx, deps, session, draft, now } = command
  const before = await holdOrRefuse(tx, command.referenceNumber, command.version)
  const context = transitionContext(deps.referenceData, before.document.certificateTemplate, await readFlags(tx))
  const allowed = tryEvent(before.document, 'save', actorsOf(session), context)
  const { applicationFormat, applicationType } = before.document
  if (draft.applicationFormat !== applicationFormat || draft.applicationType !== applicationType) {
    throw new Refusal('FORMAT_FIXED', { issues: [{ path: 'applicationFormat', code: 'formatInvalid' }] })
  }
  refuseInvalidChoices(deps.referenceData, draft)
  const parties = await partiesOf(tx, session.organisation, draft)
  const document = documentOf(serverOwned(before.document), draft, parties)
  return recordChange(tx, before, { document, event: 'save', to: livingStatus(allowed), actor: allowed.actor }, now)
}
