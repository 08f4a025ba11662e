import type { FindingPoint } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { ValidationBox } from '@eksport/ui/certificate'
import { caseTexts as texts } from '../case.texts.ts'
import { MarkWalk } from '../marks/mark-walk.tsx'
import { MarkWay, type MarkWays } from '../marks/mark-way.tsx'
import { OddityList } from '../marks/oddity-list.tsx'
import { TickWords } from '../marks/tick-words.tsx'
import type { CaseMarks } from '../marks/use-case-marks.ts'
import type { Assessment } from '../use-assessment.ts'
import { useProgress } from '../use-progress.ts'
import { ChangePoints } from './change-points.tsx'
import { NamedCases } from './named-cases.tsx'

/** Moves focus to the first finding that is not ticked, and scrolls it to the middle, because the action bar covers the bottom. */
export function focusOpenPoint(findings: HTMLElement | null): void {
  const box = findings?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:checked)')
  box?.scrollIntoView?.({ block: 'center' })
  box?.focus({ preventScroll: true })
}

interface CaseFindingsProps {
  readonly id: string
  readonly referenceNumber: number
  readonly assessment: Assessment
  readonly marks: CaseMarks
  readonly onAsk: MarkWays['onAsk']
}

/** The findings to assess, the progress, and other unusual points, each with a link to its line or field. */
export function CaseFindings({ id, referenceNumber, assessment, marks, onAsk }: CaseFindingsProps) {
  const { violations, points, ticked, ticks, total, open, failed, onTick, onNote, originalReference } = assessment
  const say = useText()
  const progress = useProgress(open, total)
  if (marks.marks.length === 0 && total === 0) return null
  const wayOf = ({ key }: FindingPoint) => {
    const mark = marks.marks.find((one) => one.kind === 'finding' && one.key === key)
    return mark && <MarkWay mark={mark} {...marks} onAsk={onAsk} />
  }
  return (
    <div id={id}>
      <MarkWalk {...marks} />
      <ValidationBox
        violations={violations}
        ticked={ticked}
        onTick={onTick}
        tickNote={(key) => {
          const tick = ticks.get(key)
          return (
            tick &&
            (ticked.has(key) || tick.outdated) && (
              <TickWords
                referenceNumber={referenceNumber}
                tick={tick}
                onNote={onNote && ((note) => onNote(key, note))}
              />
            )
          )
        }}
        pointEnd={({ message }, point) => (
          <>
            <NamedCases finding={message} />
            {wayOf(point)}
          </>
        )}
      />
      {failed && (
        <Alert tone="danger" role="alert" className="mt-3">
          {say(texts.tickFailed)}
        </Alert>
      )}
      {onTick && originalReference !== undefined && (
        <ChangePoints points={points} ticked={ticked} onTick={onTick} originalReference={originalReference} />
      )}
      <OddityList {...marks} onAsk={onAsk} />
      {onTick && total > 0 && (
        <p aria-live="polite" className="mt-2 text-small text-subtle">
          {progress}
        </p>
      )}
    </div>
  )
}
