import {
  type Application,
  clockOf,
  type Deadline,
  deadlineOf,
  formatInstant,
  isReopened,
  type TimeLeftTone,
  timeLeft,
} from '@eksport/domain'
import { Badge } from '@eksport/ui'
import { useText } from '../text/use-text.ts'
import { causeTexts, dueTexts as texts } from './due.texts.ts'
import { useNow } from './use-now.ts'

const tones = { over: 'danger', soon: 'warning', later: 'neutral' } as const satisfies Record<TimeLeftTone, string>

/** [ACT-08] Whether the clock is stopped until the exporter has answered. */
const awaitsAnswer = (application: Application) =>
  application.applicationStatus === 'AVKLARING_INNSENDER' || isReopened(application)

interface DueLineProps {
  readonly application: Application
  readonly className?: string
}

/** [ACT-06] When the authority must be finished and for what, or that the clock is stopped; nothing when it has ended. */
export function DueLine({ application, className }: DueLineProps) {
  const deadline = deadlineOf(application)
  const clock = clockOf(application)
  if (deadline === undefined || clock === 'ENDED') return null
  return (
    <Due
      deadline={deadline}
      isStopped={clock === 'STOPPED'}
      awaitsAnswer={awaitsAnswer(application)}
      className={className}
    />
  )
}

interface DueProps {
  readonly deadline: Deadline
  readonly isStopped?: boolean
  readonly awaitsAnswer?: boolean
  readonly className?: string | undefined
}

/** A deadline and what must be done by then. */
export function Due({ deadline: { at, cause, causeAt }, isStopped, awaitsAnswer, className = '' }: DueProps) {
  const say = useText()
  const now = useNow()
  const { tone, text } = timeLeft(at, now)
  return (
    <p className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-ui tabular-nums ${className}`}>
      <span>{say(texts.deadline)}</span>
      {isStopped ? (
        <>
          <Badge tone="neutral" label={say(texts.stopped)} />
          {awaitsAnswer && <span>{say(texts.untilAnswered)}</span>}
        </>
      ) : (
        <Badge tone={tones[tone]} label={say(text)} explanation={formatInstant(at)} />
      )}
      <span className="text-subtle">
        {say(texts.before, { cause: say(causeTexts[cause], { moment: formatInstant(causeAt) }) })}
      </span>
    </p>
  )
}
