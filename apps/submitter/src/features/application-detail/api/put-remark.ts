import type { ApplicationAnswer } from '@eksport/api'
import { setAt } from '@eksport/forms'
import { answersOf } from '#src/draft/answers-of.ts'
import { requestOf } from '#src/draft/api/draft-request.ts'
import { putDraft } from '#src/draft/api/save-application.ts'

export interface TakenRemark {
  readonly path: string
  readonly text: string
}

/** Saves an application as the form does, with an answer replaced by the text of a receiver's remark. */
export function putRemark(organisationNumber: string, reading: ApplicationAnswer, { path, text }: TakenRemark) {
  const { referenceNumber, version } = reading.application
  const draft = requestOf(setAt({ ...answersOf(reading) }, path, text))
  if (draft === undefined) throw new TypeError('An application that is shared has what no request is without')
  return putDraft({ organisationNumber, referenceNumber, draft, version })
}
