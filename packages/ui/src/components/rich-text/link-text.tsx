'use client'
import type { ReactNode } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { type RichNode, richTextToString } from './rich-text.logic.js'
import { useRichText } from './use-rich-text.js'

const linkLook = 'eks:text-inherit eks:underlined'

/** Words and links of a message, whatever they stand in. */
function inline(nodes: readonly RichNode[], path = ''): ReactNode {
  return nodes.map((node, index) => {
    const key = `${path}${index}`
    if (typeof node === 'string') return node
    if (node.tag !== 'a') return inline(node.children, `${key}.`)
    return (
      <a key={key} href={node.href} rel="noreferrer" className={linkLook}>
        {richTextToString(node.children)}
      </a>
    )
  })
}

/** A message that may hold links in HTML; whatever else stands in it is its words alone. */
export function LinkText({ html }: { html: string }) {
  return asElements(inline(useRichText(html)))
}

/** The words of such a message, where a link has no place. */
export function PlainText({ html }: { html: string }) {
  return <span>{richTextToString(useRichText(html))}</span>
}
