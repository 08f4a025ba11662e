import { Fragment, type ReactNode } from 'react'
import { parseRichText, type RichNode, richTextToString } from '../rich-text/rich-text.logic.js'

function draw(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, index) => {
    const key = String(index)
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>
    if (node.href === undefined) return <Fragment key={key}>{draw(node.children)}</Fragment>
    return (
      <a
        key={key}
        href={node.href}
        rel="noreferrer"
        className="eks:text-inherit eks:underline eks:underline-offset-[.18em]"
      >
        {richTextToString(node.children)}
      </a>
    )
  })
}

/** [THM-07] A message that may hold links in HTML; whatever else stands in it is its words alone. */
export function LinkText({ html }: { html: string }) {
  return draw(parseRichText(html))
}

/** The words of such a message, where a link has no place. */
export const withoutLinks = (html: string): string => richTextToString(parseRichText(html))
