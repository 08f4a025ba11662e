import { type HistoryEntry, historyEventTexts, paperAwaitedWord } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import { statusWord } from '../status-badge/status-words.js'

/** Newest first; of entries with the same time, the one written later comes first. */
export function newestFirst(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return [...entries].reverse().sort((a, b) => Date.parse(b.time) - Date.parse(a.time))
}

/**
 * The event that names an entry: the end of a replaced certificate grants no cancellation, but knows where its paper is.
 */
export function eventNamed({ event, to }: Pick<HistoryEntry, 'event' | 'to'>): string {
  return event === 'grant-cancellation' && to === 'ERSTATTET' ? 'original-accounted-for' : event
}

/**
 * The name of the status that an entry led to; undefined for row 29, which leads to that of a cancellation but is not
 * one.
 */
export function statusReached({ event, to }: Pick<HistoryEntry, 'event' | 'to'>, locale: Locale): string {
  const awaitsPaper = event === 'replacement-issued' && to === 'KANSELLERING_BEHANDLES'
  return awaitsPaper ? localize(paperAwaitedWord, locale) : statusWord(to, locale)
}

/** Whether the catalogue has a text for an event. */
export function isKnownEvent(event: string): event is keyof typeof historyEventTexts {
  return Object.hasOwn(historyEventTexts, event)
}
