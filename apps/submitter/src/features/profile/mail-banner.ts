import { today } from '@eksport/domain'
import { addMonths } from '@eksport/forms'

interface Known {
  readonly mail: string | null
  /** When the address was given or confirmed. */
  readonly lastUpdated: string | null
}

/** Months after the last update before the question is asked. */
const quietMonths = 3

/** [LST-16] What the list asks about the person's contact e-mail. */
export function mailQuestion({ mail, lastUpdated }: Known, now: string): 'give' | 'confirm' | 'nothing' {
  if (mail === null || lastUpdated === null) return 'give'
  return addMonths(today(lastUpdated), quietMonths) > today(now) ? 'nothing' : 'confirm'
}
