import { type ApplicationDraft, ownAnswers, serverOwned } from '@eksport/domain'
import { movedToNewest, turnTo } from '@eksport/domain/templates'
import { documentOf } from '../application/answers.ts'
import { refuseInvalidChoices } from '../application/check-choices.ts'
import { holdOrRefuse } from '../application/load.ts'
import { partiesOf } from '../application/parties.ts'
import { recordChange } from '../application/record-change.ts'
import { refuseLocked } from '../application/refuse-locked.ts'
import { newestVersion } from '../application/template-version.ts'
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

interface Saved {
  readonly stored: StoredApplication
  /** [CRT-03] Answers that went because the template or the country is another one. */
  readonly withdrawn: readonly string[]
  /** [CRT-04] The version of the template that it was stored with, where it has moved to a newer one. */
  readonly versionBefore: number | undefined
}

const answersOf = (document: StoredApplication['document']) => ownAnswers(document) as ApplicationDraft // a stored document holds a whole draft

/** Row 2: the draft as it now is. The format is chosen once [WIZ-06]. */
export async function saveApplication(command: SaveApplication): Promise<Saved> {
  const { tx, deps, session, now } = command
  const before = await holdOrRefuse(tx, command.referenceNumber, command.version)
  const context = transitionContext(deps.referenceData, before.document.certificateTemplate, await readFlags(tx))
  const allowed = tryEvent(before.document, 'save', actorsOf(session), context)
  const { applicationFormat, applicationType } = before.document
  const { answers: draft, withdrawn } = turnTo(answersOf(before.document), command.draft)
  const moved = movedToNewest(before.document, draft)
  if (draft.applicationFormat !== applicationFormat || draft.applicationType !== applicationType) {
    throw new Refusal('FORMAT_FIXED', { issues: [{ path: 'applicationFormat', code: 'formatInvalid' }] })
  }
  refuseInvalidChoices(deps.referenceData, draft)
  const parties = await partiesOf(tx, session.organisation, draft)
  const certificateTemplateVersion = newestVersion(deps.referenceData, draft.certificateTemplate)
  const document = documentOf({ ...serverOwned(before.document), certificateTemplateVersion }, draft, parties)
  await refuseLocked(tx, before.document, document, now)
  const change = { document, event: 'save', to: livingStatus(allowed), actor: allowed.actor }
  const stored = await recordChange(tx, before, change, now)
  return { stored, withdrawn: [...withdrawn, ...moved.withdrawn], versionBefore: moved.versionBefore }
}
