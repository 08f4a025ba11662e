'use client'
import type { Locale } from '@eksport/forms'
import { use, useDeferredValue } from 'react'
import type { Language } from './language.js'
import { languageLoaders } from './languages/loaders.js'

const fetched = new Map<Locale, Promise<Language>>()

/** One fetch a language; one that failed is tried again at the next call. */
function fetchLanguage(locale: Locale, load: () => Promise<Language>): Promise<Language> {
  const known = fetched.get(locale)
  if (known) return known
  const language = load()
  fetched.set(locale, language)
  language.catch(() => fetched.delete(locale))
  return language
}

/**
 * The language to speak, and its words as far as the catalogues lack them. While another one is fetched, what is shown
 * stays as it is; nothing is shown half in one language and half in another.
 */
export function useLanguage(locale: Locale, given: readonly Language[]) {
  const spoken = useDeferredValue(locale)
  const load = languageLoaders[spoken]
  const words =
    given.find((language) => language.locale === spoken) ?? (load ? use(fetchLanguage(spoken, load)) : undefined)
  return { spoken, words }
}
