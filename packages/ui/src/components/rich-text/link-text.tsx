import type { ReactNode } from 'react'
import { decode, safeHref } from './rich-text.logic.js'

const anchors = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a\s*>/gis

/** The words of a message that may hold links in HTML, where a link has no place. */
export const withoutLinks = (html: string): string => decode(html.replace(/<\/?[a-z][^>]*>/gi, ''))

/** [THM-07] A message that may hold links in HTML; whatever else stands in it is its words alone. */
export function LinkText({ html }: { html: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: double, 2: single, 3: inside = '', index } of html.matchAll(anchors)) {
    const href = safeHref(double ?? single ?? '')
    if (href === undefined) continue
    parts.push(
      withoutLinks(html.slice(end, index)),
      <a
        key={index}
        href={href}
        rel="noreferrer"
        className="eks:text-inherit eks:underline eks:underline-offset-[.18em]"
      >
        {withoutLinks(inside)}
      </a>,
    )
    end = index + whole.length
  }
  return [...parts, withoutLinks(html.slice(end))]
}
