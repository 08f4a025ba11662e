import { type HistoryEntry, historyEventTexts, paperAwaitedWord } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import { statusWord } from '../status-badge/status-words.js'

/** Newest first; entries of the same moment keep the order they were written in, the later one first. */
export function newestFirst(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return [...entries].reverse().sort((a, b) => Date.parse(b.time) - Date.parse(a.time))
}

/** By which event an entry is called: the end of a certificate that is replaced grants no cancellation, but knows where its paper is. */
export function eventNamed({ event, to }: Pick<HistoryEntry, 'event' | 'to'>): string {
  return event === 'grant-cancellation' && to === 'ERSTATTET' ? 'original-accounted-for' : event
}

/** The word of the status that an entry led to: row 29 leads to the one of a cancellation, and is none. */
export function statusReached({ event, to }: Pick<HistoryEntry, 'event' | 'to'>, locale: Locale): string {
  const awaitsPaper = event === 'replacement-issued' && to === 'KANSELLERING_BEHANDLES'
  return awaitsPaper ? localize(paperAwaitedWord, locale) : statusWord(to, locale)
}

/** Whether the catalogue has words for an event. */
export function isKnownEvent(event: string): event is keyof typeof historyEventTexts {
  return Object.hasOwn(historyEventTexts, event)
}
