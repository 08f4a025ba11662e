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

/** Props of {@link EksportProvider}; omitted ones are inherited from the outer provider. */
export interface EksportProviderProps {
  /** The content that uses these settings. */
  children: ReactNode
  /**
   * The language, a BCP 47 tag: 'nb', 'nn' and 'en' are built in, others come from `languages`.
   * @default the outer provider's
   */
  locale?: Locale | (string & {})
  /** Texts available at once, e.g. `[english]` from `@eksport/ui/languages/en`; others are loaded on use. */
  languages?: readonly Language[]
  /** Overrides of single texts, typed by component and key. */
  messages?: MessageOverrides
  /** The current time, in milliseconds since 1970. @default the outer provider's */
  now?: () => number
  /**
   * IANA name of the time zone in which days and times are shown; without any provider's setting the browser's, so set
   * it where a server renders the page. @default the outer provider's
   */
  timeZone?: string
  /** Where user preferences are stored. @default the browser's local storage */
  storage?: KeyValueStore
}

const none: readonly Language[] = []

/**
 * Language, texts, clock and storage for everything inside. Optional: without it components use bokmål. It mounts the
 * live regions before the first message needs them, and makes sure that a click reaches the control that was pressed.
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
