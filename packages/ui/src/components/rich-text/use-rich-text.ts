'use client'
import { useMemo } from 'react'
import { useHydrated } from '../../foundation/internal/use-in-browser.js'
import { wordsOfHtml } from './html-words.logic.js'
import { parseRichText, type RichNode } from './rich-text.logic.js'

/** The parsed nodes of foreign HTML; on a server, and until hydration, only its text. */
export function useRichText(html: string): readonly RichNode[] {
  const inBrowser = useHydrated()
  return useMemo(() => (inBrowser ? parseRichText(html) : [wordsOfHtml(html)]), [inBrowser, html])
}
