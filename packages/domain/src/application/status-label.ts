import { type Locale, localize } from '@eksport/forms'
import { isPaperAwaited, type PaperAwaitedSubject, paperAwaitedWord } from './paper-awaited.ts'
import { isReopened, type ReopenedSubject, reopenedWord } from './reopened.ts'

/** What tells whether the word of a status says enough. */
export type StatusLabelSubject = PaperAwaitedSubject & ReopenedSubject

/** What is said in place of the word of a status, where that alone would mislead; nothing of any other application. */
export function statusLabel(application: StatusLabelSubject, locale: Locale): string | undefined {
  if (isReopened(application)) return localize(reopenedWord, locale)
  return isPaperAwaited(application) ? localize(paperAwaitedWord, locale) : undefined
}
