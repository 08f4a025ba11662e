import type { HistoryEntry } from '@eksport/domain'
import { historyEventTexts } from './history-list.texts.js'

/** Newest first; entries of the same moment keep the order they were written in, the later one first. */
export function newestFirst(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return [...entries].reverse().sort((a, b) => Date.parse(b.time) - Date.parse(a.time))
}

/** By which event an entry is called: the end of a certificate that is replaced grants no cancellation, but knows where its paper is. */
export function eventNamed({ event, to }: Pick<HistoryEntry, 'event' | 'to'>): string {
  return event === 'grant-cancellation' && to === 'ERSTATTET' ? 'original-accounted-for' : event
}

/** Whether the catalogue has words for an event. */
export function isKnownEvent(event: string): event is keyof typeof historyEventTexts {
  return Object.hasOwn(historyEventTexts, event)
}
