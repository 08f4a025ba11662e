'use client'
import type { Locale } from '@eksport/forms'
import { type ReactNode, useEffect, useMemo } from 'react'
import { getAnnouncer } from '../internal/announcer.js'
import { getPresses } from '../internal/presses.js'
import type { KeyValueStore } from '../internal/storage.js'
import type { MessageOverrides } from './catalogue.js'
import { EksportContext, useEksport } from './eksport-context.js'
import type { Language } from './language.js'
import { useLanguage } from './use-language.js'

/** Props of {@link EksportProvider}; what is left out is taken from the provider around it. */
export interface EksportProviderProps {
  /** What speaks this language. */
  children: ReactNode
  /** The language, a BCP 47 tag: 'nb', 'nn' and 'en' have words, others as `languages` gives them. @default the outer provider's */
  locale?: Locale | (string & {})
  /** Words that are there at once, e.g. `[english]` from `@eksport/ui/languages/en`; others are fetched when they are spoken. */
  languages?: readonly Language[]
  /** Own wording for single texts, typed by component and key. */
  messages?: MessageOverrides
  /** The clock, in milliseconds since 1970. @default the outer provider's */
  now?: () => number
  /** IANA name of the zone whose days and times are shown; the browser's own when no provider says another, so give it where a server draws the page. @default the outer provider's */
  timeZone?: string
  /** Where choices of the user are kept; the browser's local storage otherwise. */
  storage?: KeyValueStore
}

const none: readonly Language[] = []

/**
 * Language, wording, clock and storage for everything inside.
 * Optional: without it components speak bokmål. It mounts the live regions before the first message needs them, and sees to
 * it that a press of the pointer reaches what was pressed.
 */
export function EksportProvider({ children, ...props }: EksportProviderProps) {
  const outer = useEksport()
  const { locale = outer.locale, messages, now = outer.now, timeZone = outer.timeZone, languages = none } = props
  const storage = props.storage ?? outer.storage
  const { spoken, words } = useLanguage(locale, languages)
  const value = useMemo(
    () => ({ locale: spoken, words, messages: { ...outer.messages, ...messages }, now, timeZone, storage }),
    [spoken, words, messages, now, timeZone, storage, outer.messages],
  )
  useEffect(() => {
    getAnnouncer(document).mount()
    getPresses(document)
  }, [])
  return <EksportContext value={value}>{children}</EksportContext>
}
