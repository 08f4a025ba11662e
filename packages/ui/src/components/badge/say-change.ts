import type { LocalizedText } from '@eksport/forms'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import type { EksportContextValue } from '../../foundation/text/eksport-context.js'
import { inOwnWords, textIn } from '../../foundation/text/text-in.js'
import { badgeTexts } from './badge.texts.js'

/**
 * 'Endret til …', when it is another word and not the same one in another language. The live region must stand in the page before its first message.
 * It reads its one text by itself: a badge is in every row, and all that `useTexts` can do would be half of its weight.
 */
export function sayChange(
  before: { readonly label: string; readonly context: EksportContextValue },
  label: string,
  surroundings: EksportContextValue,
  own?: string | Partial<LocalizedText>,
): void {
  const announcer = getAnnouncer(document)
  announcer.mount()
  const { context } = before
  if (before.label === label || context.locale !== surroundings.locale || context.words !== surroundings.words) return
  const text = inOwnWords(own, surroundings.locale) ?? textIn(surroundings, 'badge', badgeTexts, 'changed')
  // A function, so that a sign of the label is not taken for a mark of the replacement.
  announcer.announce(text.replace('{label}', () => label))
}
