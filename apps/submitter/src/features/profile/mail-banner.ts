import { today } from '@eksport/domain'
import { addMonths } from '@eksport/forms'

interface Known {
  readonly mail: string | null
  /** When it was given or confirmed. */
  readonly lastUpdated: string | null
}

/** Months from the last update in which nobody is asked. */
const quietMonths = 3

/** [LST-16] What the list asks of a person about their contact e-mail. */
export function mailQuestion({ mail, lastUpdated }: Known, now: string): 'give' | 'confirm' | 'nothing' {
  if (mail === null || lastUpdated === null) return 'give'
  return addMonths(today(lastUpdated), quietMonths) > today(now) ? 'nothing' : 'confirm'
}
