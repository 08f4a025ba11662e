import type { ApplicationDraft, MatsAnswers } from '@eksport/domain'
import type { StoredApplication } from '../../db/stored-application.ts'
import { type BegunDraft, beginDraft } from '../../drafting/begin-draft.ts'
import { refuseInvalidChoices } from '../../drafting/check-choices.ts'
import { matsInformationOf } from '../../drafting/replacement-information.ts'
import { refuseUnclear } from './refuse-unclear.ts'
import { refuseUsed } from './used-reference.ts'

export interface CreateMatsReplacement extends Omit<BegunDraft, 'owned'> {
  readonly draft: ApplicationDraft
  readonly answers: MatsAnswers
}

/** [MAT-01] Row 1: creates a draft that replaces a certificate of the older service. */
export async function createMatsReplacement(command: CreateMatsReplacement): Promise<StoredApplication> {
  const { tx, referenceData, answers, now } = command
  const reference = await refuseUnclear(tx, { referenceData, answers, own: undefined, now })
  const draft: ApplicationDraft = { ...command.draft, applicationType: 'ERSTATNINGSSERTIFIKAT' }
  refuseInvalidChoices(referenceData, draft)
  const owned = {
    originalReferenceNumberFromSkjematjenesten: reference,
    replacementInformation: matsInformationOf(answers),
  }
  return refuseUsed(beginDraft({ ...command, draft, owned }))
}
