import { type LocalizedText, localize } from '@eksport/forms'
import type { Catalogue, Messages } from './catalogue.js'
import type { EksportContextValue } from './eksport-context.js'
import { reportMissing } from './report-missing.js'

type Replacement = string | Readonly<Partial<Record<string, string>>> | undefined

/** A host's override: the one for every language, or for this language or its base language. */
export const inOwnWords = (own: Replacement, locale: string): string | undefined =>
  typeof own === 'string' ? own : (own?.[locale] ?? own?.[locale.split('-')[0] ?? ''])

/**
 * One text with its placeholders; the key itself if no catalogue has it. For badges, which are in every row: `useTexts`
 * would be half of their size.
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
  // The build omits from a catalogue the texts of other languages, and bokmål texts equal to their key.
  const text: LocalizedText | undefined = catalogue[key]
  if (words && text && !(words.locale in text)) reportMissing(`${name}.${key}`, words.locale)
  return text === undefined ? key : localize(text, locale)
}
