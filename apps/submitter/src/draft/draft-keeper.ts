import type { ApplicationAnswer } from '@eksport/api'
import { type FormAnswers, hasRequiredFields, storesTheSame } from '@eksport/domain'
import {
  type Choice as ChoiceOf,
  Keeper,
  type KeeperOptions,
  type KeptDocument,
} from '@eksport/portal/journal/keeper.ts'
import { answersOf } from './answers-of.ts'
import {
  type Acknowledged,
  asSaved,
  asStored,
  requiredAnswers,
  unsentEdits,
  withChoice,
  withoutRefused,
  withTyped,
  withUnsent,
} from './unsent.ts'

/** Conflicting answers of two people, one of which must be chosen. */
export type Choice = ChoiceOf<FormAnswers, ApplicationAnswer>

const applicationDraft: KeptDocument<FormAnswers, ApplicationAnswer, Acknowledged> = {
  draftOf: answersOf,
  versionOf: ({ application }) => application.version,
  isOpen: ({ application }) => application.applicationStatus === 'UNDER_REGISTRERING',
  // The country may have been cleared in order to choose another.
  lacking: (draft) => (hasRequiredFields({ ...draft }) ? [] : requiredAnswers),
  storesTheSame: (one, other) => storesTheSame({ ...one }, { ...other }),
  ...{ asStored, asSaved, unsentEdits, withoutRefused, withUnsent, withTyped, withChoice },
}

/** [EXP-03] Saves and merges the draft of one application. */
export class DraftKeeper extends Keeper<FormAnswers, ApplicationAnswer, Acknowledged> {
  constructor(options: KeeperOptions<FormAnswers, ApplicationAnswer>) {
    super(applicationDraft, options)
  }
}
