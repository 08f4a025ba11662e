import { findingHeadings } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { useState } from 'react'
import { MissingList } from '../../form/outcome/missing-answers.tsx'
import { outcomeTexts } from '../../form/outcome/outcome.texts.ts'
import type { Outcome, OutcomePoint } from '../../form/outcome/outcome.ts'
import { OutcomePoints } from '../../form/outcome/outcome-points.tsx'
import { summaryTexts as texts } from '../../form/summary.texts.ts'

/** How many findings are shown at first: a copy of forty lines can lack a hundred answers, which would push everything else far down. */
const maxPoints = 10

/** What stops submission: the first findings, and the rest on request. */
function Errors({ points }: { readonly points: readonly OutcomePoint[] }) {
  const say = useText()
  const [isAll, setAll] = useState(false)
  const isShort = !isAll && points.length > maxPoints + 2
  return (
    <>
      <OutcomePoints points={isShort ? points.slice(0, maxPoints) : points} isReturning />
      {isShort && (
        <Button small kind="quiet" className="mt-1 -ml-3" onClick={() => setAll(true)}>
          {say(texts.allErrors, { n: points.length })}
        </Button>
      )}
    </>
  )
}

interface SummaryFindingsProps extends Pick<Outcome, 'errors' | 'reasons' | 'notes'> {
  /** Sending was refused for an answer that is still as it was. */
  readonly isRefused?: boolean
}

/**
 * [WIZ-16] What stops submission and why a person decides, first on the page, each with a link to its field. [THM-07] Warnings are listed
 * with the reasons for manual handling if there are any, as in the library's `ValidationBox`.
 */
export function SummaryFindings({ errors, reasons, notes, isRefused = false }: SummaryFindingsProps) {
  const say = useText()
  const missing = errors.filter(({ isMissing }) => isMissing)
  const wrong = errors.filter(({ isMissing }) => !isMissing)
  return (
    <>
      {wrong.length > 0 && (
        <Alert tone="danger" heading={say(findingHeadings.critical)} headingLevel={2}>
          <Errors points={wrong} />
        </Alert>
      )}
      {/* What nobody has answered yet is no mistake. */}
      {missing.length > 0 && (
        <Alert tone="info" heading={say(outcomeTexts.unfinishedBecause)} headingLevel={2}>
          <MissingList points={missing} isReturning />
        </Alert>
      )}
      {reasons.length > 0 && (
        <Alert tone="warning" heading={say(findingHeadings.manual)} headingLevel={2}>
          <OutcomePoints points={[...reasons, ...notes]} isReturning />
          {errors.length === 0 && !isRefused && (
            <p className="mt-1.5 text-small text-subtle">{say(texts.sendAnyway)}</p>
          )}
        </Alert>
      )}
      {reasons.length === 0 && notes.length > 0 && (
        <Alert tone="warning" heading={say(findingHeadings.warning)} headingLevel={2}>
          <OutcomePoints points={notes} isReturning />
        </Alert>
      )}
    </>
  )
}
