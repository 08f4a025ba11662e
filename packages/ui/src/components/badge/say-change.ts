import type { LocalizedText } from '@eksport/forms'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import type { EksportContextValue } from '../../foundation/text/eksport-context.js'
import { inOwnWords, textIn } from '../../foundation/text/text-in.js'
import { badgeTexts } from './badge.texts.js'

/**
 * Announces 'Endret til …' if the word changed, but not when only the language did. The live region must be in the page
 * before its first message. Reads its single text directly: every row has a badge, and `useTexts` would be half of its
 * size.
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
  // A function, so that `$` in the label is not read as a replacement pattern.
  announcer.announce(text.replace('{label}', () => label))
}
