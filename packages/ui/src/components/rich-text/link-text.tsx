'use client'
import type { ReactNode } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { type RichNode, richTextToString } from './rich-text.logic.js'
import { useRichText } from './use-rich-text.js'

const linkLook = 'eks:text-inherit eks:underlined'

/** Text and links of a message, whatever elements contain them. */
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

/** A message that may contain HTML links; any other markup is reduced to its text. */
export function LinkText({ html }: { html: string }) {
  return asElements(inline(useRichText(html)))
}

/** The text of such a message, where links are not allowed. */
export function PlainText({ html }: { html: string }) {
  return <span>{richTextToString(useRichText(html))}</span>
}
