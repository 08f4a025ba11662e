import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { outcomeTexts } from '../outcome/outcome.texts.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { OutcomePoints } from '../outcome/outcome-points.tsx'
import { summaryTexts as texts } from '../summary.texts.ts'

/** [WIZ-16] What stops the application and why a person decides, first on the page, each with the way to its field. */
export function SummaryFindings({ errors, reasons, notes }: Pick<Outcome, 'errors' | 'reasons' | 'notes'>) {
  const say = useText()
  return (
    <>
      {errors.length > 0 && (
        <Alert tone="danger" heading={say(outcomeTexts.stoppedBecause)} headingLevel={2}>
          <OutcomePoints points={errors} isReturning />
        </Alert>
      )}
      {reasons.length > 0 && (
        <Alert tone="warning" heading={say(outcomeTexts.manualBecause)} headingLevel={2}>
          <OutcomePoints points={reasons} isReturning />
          {errors.length === 0 && <p className="mt-1.5 text-small text-subtle">{say(texts.sendAnyway)}</p>}
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert tone="info" heading={say(outcomeTexts.notes)} headingLevel={2}>
          <OutcomePoints points={notes} isReturning />
        </Alert>
      )}
    </>
  )
}
