import type { MatsAnswers } from '@eksport/domain'
import { storedDraft } from '../../db/application-document.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import { matsInformationOf } from '../../drafting/replacement-information.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { type Act, act } from '../act.ts'
import { refuseUnclear } from './refuse-unclear.ts'
import { refuseUsed } from './used-reference.ts'

export interface SaveMatsReplacement extends Pick<Act<'save'>, 'tx' | 'deps' | 'referenceNumber' | 'version' | 'now'> {
  readonly session: ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }
  readonly answers: MatsAnswers
}

/** [MAT-01] Row 2: saves which certificate is replaced. The application's other answers do not change. */
export async function saveMatsReplacement({
  session,
  answers,
  ...others
}: SaveMatsReplacement): Promise<StoredApplication> {
  const { tx, deps, referenceNumber, now } = others
  const { document } = await readOrRefuse(tx, referenceNumber)
  if (document.originalReferenceNumberFromSkjematjenesten === undefined) throw new Refusal('NOT_FOUND')
  const own = referenceNumber
  const reference = await refuseUnclear(tx, { referenceData: deps.referenceData, answers, own, now })
  const input = {
    draft: storedDraft(document),
    applicant: session.organisation,
    replaces: {
      originalReferenceNumberFromSkjematjenesten: reference,
      replacementInformation: matsInformationOf(answers),
    },
  }
  const { stored } = await refuseUsed(act({ ...others, by: session, event: 'save', input }))
  return stored
}
