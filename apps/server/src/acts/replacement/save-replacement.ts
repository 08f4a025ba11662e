import { hasPaper, type ReplacementAnswers } from '@eksport/domain'
import { storedDraft } from '../../db/application-document.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import { informationOf } from '../../drafting/replacement-information.ts'
import { keepReplacementFiles } from '../../effects/replacement-files.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { type Act, act } from '../act.ts'
import { refuseUnclearReplacement } from './refuse-unclear-replacement.ts'

export interface SaveReplacement extends Pick<Act<'save'>, 'tx' | 'deps' | 'referenceNumber' | 'version' | 'now'> {
  readonly session: ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }
  readonly originalReference: number
  readonly answers: ReplacementAnswers
  /** New files, already checked. */
  readonly added: readonly File[]
  /** Ids of the files to keep; undefined keeps all. */
  readonly kept: readonly string[] | undefined
}

/** [REP-01] Row 2: saves the reason for a replacement. The application's other answers do not change. */
export async function saveReplacement(command: SaveReplacement): Promise<StoredApplication> {
  const { session, originalReference, answers, added, kept, ...others } = command
  const { document } = await readOrRefuse(others.tx, others.referenceNumber)
  if (document.originalApplicationReference !== originalReference) throw new Refusal('NOT_FOUND')
  const original = (await readOrRefuse(others.tx, originalReference)).document
  refuseUnclearReplacement(others.deps.referenceData, answers, original, others.now)
  const input = {
    draft: storedDraft(document),
    applicant: session.organisation,
    replaces: { replacementInformation: informationOf(answers, hasPaper(original)) },
  }
  const { stored } = await act({ ...others, by: session, event: 'save', input })
  await keepReplacementFiles(others.tx, stored, { added, kept, now: others.now })
  return stored
}
