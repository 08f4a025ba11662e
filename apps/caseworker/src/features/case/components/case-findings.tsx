import { formatTimestamp } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { ValidationBox } from '@eksport/ui/certificate'
import { caseTexts as texts } from '../case.texts.ts'
import type { Assessment } from '../use-assessment.ts'
import { useProgress } from '../use-progress.ts'
import { ChangePoints } from './change-points.tsx'

/** Moves focus to the first point of a box of findings that is not ticked, in the middle of the window: the bar covers its end. */
export function focusOpenPoint(findings: HTMLElement | null): void {
  const box = findings?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:checked)')
  box?.scrollIntoView?.({ block: 'center' })
  box?.focus({ preventScroll: true })
}

interface CaseFindingsProps {
  readonly id: string
  readonly assessment: Assessment
}

/** What is to be assessed, and how much of it is. */
export function CaseFindings({ id, assessment }: CaseFindingsProps) {
  const { violations, points, ticked, ticks, total, open, failed, onTick, originalReference } = assessment
  const say = useText()
  const progress = useProgress(open, total)
  if (violations.length === 0 && total === 0) return null
  return (
    <div id={id}>
      <ValidationBox
        violations={violations}
        ticked={ticked}
        onTick={onTick}
        tickNote={(key) => {
          const tick = ticks.get(key)
          return tick && say(texts.tickedBy, { name: tick.person.name, time: formatTimestamp(tick.time) })
        }}
      />
      {failed && (
        <Alert tone="danger" role="alert" className="mt-3">
          {say(texts.tickFailed)}
        </Alert>
      )}
      {onTick && originalReference !== undefined && (
        <ChangePoints points={points} ticked={ticked} onTick={onTick} originalReference={originalReference} />
      )}
      {onTick && total > 0 && (
        <p aria-live="polite" className="mt-2 text-small text-subtle">
          {progress}
        </p>
      )}
    </div>
  )
}
