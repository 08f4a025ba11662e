'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { wordsOfHtml } from './html-words.logic.js'
import { parseRichText, type RichNode } from './rich-text.logic.js'

const never = () => () => undefined

/** What may be drawn of HTML from elsewhere: on a server, and until the page has come alive, its words alone. */
export function useRichText(html: string): readonly RichNode[] {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useMemo(() => (inBrowser ? parseRichText(html) : [wordsOfHtml(html)]), [inBrowser, html])
}
