import { getAnnouncer } from '../../foundation/internal/announcer.js'
import type { EksportContextValue } from '../../foundation/text/eksport-context.js'
import { statusBadgeTexts } from './status-badge.texts.js'

/**
 * 'Status endret til …', when it is another one. The live region must stand in the page before its first message.
 * It reads its one text by itself: a badge is in every row, and all that `useTexts` can do would be half of its weight.
 */
export function sayStatus(before: string, status: string, { locale, messages, words }: EksportContextValue): void {
  const announcer = getAnnouncer(document)
  announcer.mount()
  if (before === status) return
  const own = messages['status-badge']?.changed
  const fetched = words?.texts['status-badge']?.changed
  const text = typeof own === 'string' ? own : (own?.[locale] ?? fetched ?? statusBadgeTexts.changed[locale])
  announcer.announce(text.replace('{status}', status))
}
