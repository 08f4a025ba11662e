import { type LocalizedText, localize } from '@eksport/forms'
import type { Catalogue, Messages } from './catalogue.js'
import type { EksportContextValue } from './eksport-context.js'
import { reportMissing } from './report-missing.js'

type Replacement = string | Readonly<Partial<Record<string, string>>> | undefined

/** A host's own wording: one for every language, or the one for this language or for what it is a kind of. */
export const inOwnWords = (own: Replacement, locale: string): string | undefined =>
  typeof own === 'string' ? own : (own?.[locale] ?? own?.[locale.split('-')[0] ?? ''])

/**
 * One text as it stands, its marks not filled in; the key itself where no catalogue holds it. A badge is in every row, and
 * all that `useTexts` can do would be half of its weight.
 */
export function textIn<Name extends keyof Messages & string, C extends Catalogue>(
  { locale, messages, words }: Pick<EksportContextValue, 'locale' | 'messages' | 'words'>,
  name: Name,
  catalogue: C,
  key: keyof C & string,
): string {
  // The provider's overrides for this name are typed by Messages[Name], whose catalogue this is.
  const shared = messages[name] as Readonly<Record<string, Replacement>> | undefined
  const found = inOwnWords(shared?.[key], locale) ?? words?.texts[name]?.[key]
  if (found !== undefined) return found
  // The build leaves out of a catalogue what other languages say, and what bokmål says with the key itself.
  const text: LocalizedText | undefined = catalogue[key]
  if (words && text && !(words.locale in text)) reportMissing(`${name}.${key}`, words.locale)
  return text === undefined ? key : localize(text, locale)
}
