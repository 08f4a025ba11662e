import type { LocalizedText } from '@eksport/forms'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import type { EksportContextValue } from '../../foundation/text/eksport-context.js'
import { textIn } from '../../foundation/text/text-in.js'
import { badgeTexts } from './badge.texts.js'

/** 'Endret til …', when it is another word. The live region must stand in the page before its first message. */
export function sayChange(
  before: string,
  label: string,
  context: EksportContextValue,
  own: string | Partial<LocalizedText> | undefined,
): void {
  const announcer = getAnnouncer(document)
  announcer.mount()
  if (before === label) return
  const text =
    (typeof own === 'string' ? own : own?.[context.locale]) ?? textIn(context, 'badge', badgeTexts, 'changed') ?? label
  // A function, so that a sign of the label is not taken for a mark of the replacement.
  announcer.announce(text.replace('{label}', () => label))
}
