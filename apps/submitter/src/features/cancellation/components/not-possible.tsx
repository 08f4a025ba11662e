import type { Application, ApplicationStatus } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { PutAside, type Written } from '@eksport/portal/journal/put-aside.tsx'
import type { BegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { forgetFiles } from '@eksport/portal/journal/use-kept-files.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { filesField } from '../api/cancel-application.ts'
import { cancellationTexts as texts } from '../cancellation.texts.ts'
import { answersOf } from '../cancellation-answers.ts'

/** What became of the application, if that is the reason. */
const whyNot: Partial<Record<ApplicationStatus, LocalizedText>> = {
  KANSELLERT: texts.cancelled,
  KANSELLERING_BEHANDLES: texts.requested,
}

interface NotPossibleProps {
  readonly application: Application
  readonly begun: BegunAnswers
}

/**
 * [RTE-13] Shown when the application cannot be cancelled now. [ACT-12] If that happened while somebody was writing, their text is kept.
 */
export function NotPossible({ application, begun }: NotPossibleProps) {
  const say = useText()
  const key = useJournalKey(application.referenceNumber)
  const { reasonForCancellation, methodOfReturn } = answersOf(begun.given ?? {})
  const written: Written[] = [
    { label: say(texts.reason), words: reasonForCancellation.trim() },
    { label: say(texts.methodOfReturn), words: methodOfReturn.trim() },
  ].filter(({ words }) => words !== '')
  // The request may have succeeded although its response was lost.
  const hasArrived = application.cancellationInformation?.reasonForCancellation === written[0]?.words
  if (written.length === 0 || hasArrived)
    return (
      <Alert tone="info" className="mt-6 max-w-form">
        {say(whyNot[application.applicationStatus] ?? texts.notPossible, { n: application.referenceNumber })}
      </Alert>
    )
  return (
    <PutAside
      heading={say(texts.notPossible)}
      written={written}
      onDiscard={() => {
        begun.discard()
        forgetFiles(key, [filesField])
      }}
    />
  )
}
