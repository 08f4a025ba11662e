import type { Application } from '@eksport/domain'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { CopyButton } from '#src/lib/copy-button.tsx'
import type { BegunAnswers } from '#src/lib/journal/use-begun-answers.ts'
import { cancellationTexts as texts } from '../cancellation.texts.ts'
import { answersOf } from '../cancellation-answers.ts'

interface NotPossibleProps {
  readonly application: Application
  readonly begun: BegunAnswers
}

/** [RTE-13] The application cannot be cancelled now. [ACT-12] Where that came about while somebody wrote, nothing of it is lost. */
export function NotPossible({ application: { cancellationInformation }, begun }: NotPossibleProps) {
  const say = useText()
  const { reasonForCancellation, methodOfReturn } = answersOf(begun.given ?? {})
  const written = [reasonForCancellation.trim(), methodOfReturn.trim()].filter(Boolean)
  // The answer to a request that arrived may have been lost on its way.
  const hasArrived = cancellationInformation?.reasonForCancellation === written[0]
  if (written.length === 0 || hasArrived)
    return (
      <Alert tone="info" className="mt-6 max-w-form">
        {say(texts.notPossible)}
      </Alert>
    )
  return (
    <Alert
      tone="warning"
      role="alert"
      heading={say(texts.notPossible)}
      headingLevel={2}
      className="mt-6 max-w-form"
      actions={
        <>
          <CopyButton text={written.join('\n\n')} />
          <Button
            small
            kind="quiet"
            onClick={() => {
              begun.discard()
              // The notice goes with its button.
              mainHeading()?.focus()
            }}
          >
            {say(texts.discard)}
          </Button>
        </>
      }
    >
      <p>{say(texts.changedMeanwhile)}</p>
      {written.map((words) => (
        <blockquote key={words} className="mt-2 border-l-3 border-warning-edge pl-3 whitespace-pre-line wrap-anywhere">
          {words}
        </blockquote>
      ))}
    </Alert>
  )
}
