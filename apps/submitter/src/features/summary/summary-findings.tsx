import { findingHeadings } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { useState } from 'react'
import { outcomeTexts } from '../../form/outcome/outcome.texts.ts'
import type { Outcome, OutcomePoint } from '../../form/outcome/outcome.ts'
import { OutcomePoints } from '../../form/outcome/outcome-points.tsx'
import { summaryTexts as texts } from '../../form/summary.texts.ts'

/** So many are read at once; a copy of forty lines lacks a hundred answers, and all that follows would be far below them. */
const maxPoints = 10

/** What stops the application: the first of it, and all of it when it is asked for. */
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

// What nobody has answered yet is no mistake.
const unfinished = { tone: 'info', because: outcomeTexts.unfinishedBecause } as const
const stopped = { tone: 'danger', because: findingHeadings.critical } as const

interface SummaryFindingsProps extends Pick<Outcome, 'kind' | 'errors' | 'reasons' | 'notes'> {
  /** Sending was refused for an answer that is still as it was. */
  readonly isRefused?: boolean
}

/**
 * [WIZ-16] What stops the application and why a person decides, first on the page, each with the way to its field. [THM-07] Warnings
 * stand with the reasons of the caseworker where there are such, as in the library's `ValidationBox`.
 */
export function SummaryFindings({ kind, errors, reasons, notes, isRefused = false }: SummaryFindingsProps) {
  const say = useText()
  const { tone, because } = kind === 'unfinished' ? unfinished : stopped
  return (
    <>
      {errors.length > 0 && (
        <Alert tone={tone} heading={say(because)} headingLevel={2}>
          <Errors points={errors} />
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
