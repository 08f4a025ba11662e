'use client'
import { locales, nearestLocale } from '@eksport/forms'
import { startTransition, use, useDeferredValue, useEffect, useState } from 'react'
import { listen } from '../internal/listen.js'
import type { Language } from './language.js'
import { type LanguageLoaders, languageLoaders } from './languages/loaders.js'
import { reportMissing } from './report-missing.js'

/**
 * Requested languages; undefined if the network failed. Failures are stored too, because a render must not start the
 * next attempt.
 */
const fetched = new Map<string, Promise<Language | undefined>>()

function fetchLanguage(locale: string, load: () => Promise<Language>): Promise<Language | undefined> {
  const known = fetched.get(locale)
  if (known) return known
  const language = load().catch(() => undefined)
  fetched.set(locale, language)
  return language
}

/** Milliseconds to the next attempt: short at first, because the network may have returned before anyone listened. */
const soonest = 1000
const latest = 10_000

/** Retries when the network is back, and from time to time: browsers do not always know. */
function useRetry(locale: string, failed: boolean) {
  const [, setTries] = useState(0)
  useEffect(() => {
    if (!failed) return
    let wait = soonest
    const again = () => {
      fetched.delete(locale)
      startTransition(() => setTries((tries) => tries + 1))
      clearTimeout(timer)
      wait = Math.min(2 * wait, latest)
      timer = setTimeout(again, wait)
    }
    let timer = setTimeout(again, wait)
    const stop = listen(window, ['online'], again)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [locale, failed])
}

/**
 * The language to use, a BCP 47 tag, with the texts that catalogues lack. While another language is loading, the current
 * one stays; if it fails, bokmål, which every catalogue has, is used until it succeeds. A language without texts gets
 * its dates, numbers and the host's own texts, and the texts of the closest language.
 */
export function useLanguage(locale: string, given: readonly Language[], loaders: LanguageLoaders = languageLoaders) {
  const wanted = useDeferredValue(locale)
  const near = nearestLocale([...given.map((language) => language.locale), ...locales], wanted) ?? 'nb'
  const load = loaders[near]
  const inHand = given.find((language) => language.locale === near)
  const words = inHand ?? (load ? use(fetchLanguage(near, load)) : undefined)
  const failed = load !== undefined && words === undefined
  useRetry(near, failed)
  // Each Norwegian serves the other, and a language serves its regions.
  const isForeign = near !== 'nb' && near !== 'nn' && wanted.split('-')[0] !== near.split('-')[0]
  useEffect(() => {
    if (isForeign) reportMissing('any component', wanted)
  }, [isForeign, wanted])
  return { spoken: failed ? 'nb' : wanted, words }
}
