'use client'
import { locales, nearestLocale } from '@eksport/forms'
import { startTransition, use, useDeferredValue, useEffect, useState } from 'react'
import { listen } from '../internal/listen.js'
import type { Language } from './language.js'
import { type LanguageLoaders, languageLoaders } from './languages/loaders.js'
import { reportMissing } from './report-missing.js'

/** The languages that were asked for; undefined where the network failed. A failure is kept, for a drawing must not begin the next try. */
const fetched = new Map<string, Promise<Language | undefined>>()

function fetchLanguage(locale: string, load: () => Promise<Language>): Promise<Language | undefined> {
  const known = fetched.get(locale)
  if (known) return known
  const language = load().catch(() => undefined)
  fetched.set(locale, language)
  return language
}

/** Milliseconds to the next try: at first soon, for the network may have been back before anybody listened for it. */
const soonest = 1000
const latest = 10_000

/** Asks again when the network is back, and now and then: browsers do not always know. */
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
 * The language to speak, a BCP 47 tag, and its words as far as the catalogues lack them. While another one is fetched, what is
 * shown stays as it is; where it cannot be had, bokmål is spoken, which every catalogue holds, until it can. A language that
 * nobody gave words for has dates, numbers and the host's own texts, and the nearest language's words.
 */
export function useLanguage(locale: string, given: readonly Language[], loaders: LanguageLoaders = languageLoaders) {
  const wanted = useDeferredValue(locale)
  const near = nearestLocale([...given.map((language) => language.locale), ...locales], wanted) ?? 'nb'
  const load = loaders[near]
  const inHand = given.find((language) => language.locale === near)
  const words = inHand ?? (load ? use(fetchLanguage(near, load)) : undefined)
  const failed = load !== undefined && words === undefined
  useRetry(near, failed)
  // One Norwegian serves the other, and a language its regions.
  const isForeign = near !== 'nb' && near !== 'nn' && wanted.split('-')[0] !== near.split('-')[0]
  useEffect(() => {
    if (isForeign) reportMissing('any component', wanted)
  }, [isForeign, wanted])
  return { spoken: failed ? 'nb' : wanted, words }
}
