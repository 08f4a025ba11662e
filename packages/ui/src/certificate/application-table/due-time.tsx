'use client'
import { formatInstant, type Instant, type TimeLeftTone, timeLeft } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import { useNow } from '../../components/calendar/use-today.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { CircleAlert, Clock } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { applicationColumnsTexts as texts } from './application-columns.texts.js'

interface DueTimeProps {
  /** Until when the authority must be done; nothing while no clock runs. */
  readonly at: Instant | undefined
  readonly locale: Locale
}

const tones: Readonly<Record<TimeLeftTone, string>> = {
  over: 'eks:font-semibold eks:text-danger-text',
  soon: 'eks:font-semibold eks:text-warning-text',
  later: '',
}

/** What is left until the deadline, with a sign that does not need its colour to be understood. */
export function DueTime({ at, locale }: DueTimeProps) {
  const now = useNow()
  if (at === undefined) {
    return (
      <>
        <span aria-hidden="true" className="eks:text-subtle">
          –
        </span>
        <VisuallyHidden>{localize(texts.notDue, locale)}</VisuallyHidden>
      </>
    )
  }
  const { tone, text } = timeLeft(at, now)
  const Sign = tone === 'over' ? CircleAlert : Clock
  return (
    <time
      dateTime={at}
      title={`${localize(texts.dueAt, locale)} ${formatInstant(at)}`}
      className={cx(
        'eks:inline-flex eks:items-baseline eks:gap-1.5 eks:whitespace-nowrap eks:tabular-nums',
        tones[tone],
      )}
    >
      <Sign className="eks:size-4 eks:shrink-0 eks:self-center" />
      <span>{localize(text, locale)}</span>
    </time>
  )
}
