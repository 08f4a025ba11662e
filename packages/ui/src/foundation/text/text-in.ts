import type { LocalizedText } from '@eksport/forms'
import type { Catalogue, Messages } from './catalogue.js'
import type { EksportContextValue } from './eksport-context.js'

type Overrides = Readonly<Record<string, string | Partial<LocalizedText> | undefined>>

/**
 * One text as it stands, its marks not filled in; undefined where no catalogue holds it. A badge is in every row, and
 * all that `useTexts` can do would be half of its weight.
 */
export function textIn<Name extends keyof Messages & string, C extends Catalogue>(
  { locale, messages, words }: Pick<EksportContextValue, 'locale' | 'messages' | 'words'>,
  name: Name,
  catalogue: C,
  key: keyof C & string,
): string | undefined {
  // The provider's overrides for this name are typed by Messages[Name], whose catalogue this is.
  const shared = messages[name] as Overrides | undefined
  const own = shared?.[key]
  if (typeof own === 'string') return own
  // The build leaves out of a catalogue what other languages say, and what bokmål says with the key itself.
  const text: LocalizedText | undefined = catalogue[key]
  return own?.[locale] ?? words?.texts[name]?.[key] ?? text?.[locale] ?? text?.nb
}
