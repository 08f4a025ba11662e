'use client'
import { type ApplicationRow, clockOf, formatInstant, type TimeLeftTone, timeLeft } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import { useNow } from '../../components/calendar/use-today.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { CircleAlert, Clock } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { applicationColumnsTexts as texts } from './application-columns.texts.js'

interface DueTimeProps {
  readonly row: Pick<ApplicationRow, 'applicationStatus' | 'revision' | 'dueDateTime' | 'dueCause' | 'dueEventDateTime'>
  readonly locale: Locale
}

const causes = { PICKUP: texts.pickup, LAST_CONTROL: texts.lastControl, DEPARTURE: texts.departure } as const

const tones: Readonly<Record<TimeLeftTone, string>> = {
  over: 'eks:text-danger-text',
  soon: 'eks:text-warning-text',
  later: '',
}

/**
 * The time left until the deadline, with an icon so that colour is not needed to understand it, and what must be done by
 * then.
 */
export function DueTime({ row, locale }: DueTimeProps) {
  const now = useNow()
  const { dueDateTime: at, dueCause, dueEventDateTime } = row
  if (at === undefined) {
    if (clockOf(row) === 'STOPPED') {
      const word = row.applicationStatus === 'STOPPET' ? texts.halted : texts.paused
      return <span className="eks:text-subtle">{localize(word, locale)}</span>
    }
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
    <span className="eks:inline-flex eks:flex-wrap eks:items-baseline eks:gap-x-1.5 eks:whitespace-nowrap eks:tabular">
      <time
        dateTime={at}
        title={`${localize(texts.dueAt, locale)} ${formatInstant(at)}`}
        className={cx('eks:inline-flex eks:items-baseline eks:gap-1.5 eks:weight-semibold', tones[tone])}
      >
        <Sign className="eks:size-4 eks:flex-none eks:self-center" />
        <span>{localize(text, locale)}</span>
      </time>
      {dueCause && dueEventDateTime && (
        <span className="eks:text-small eks:text-subtle" title={formatInstant(dueEventDateTime)}>
          {localize(causes[dueCause], locale, { time: formatInstant(dueEventDateTime).slice(-5) })}
        </span>
      )}
    </span>
  )
}
