import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { Questions } from '#src/lib/clarification/question.tsx'
import { useStored } from '../draft/draft-context.ts'
import { clarificationTexts as texts } from './clarification.texts.ts'

/** [ACT-08] For a draft that was reopened as a whole: the caseworker's questions, on every page of the form. */
export function ReopenedNotice() {
  const say = useText()
  const { application } = useStored()
  if (application.revision === 1 || application.clarification === undefined) return null
  return (
    <Alert tone="warning" heading={say(texts.question)} className="mb-7">
      <p className="mb-3">{say(texts.wholeText)}</p>
      <Questions application={application} />
    </Alert>
  )
}
