import { Link } from '@eksport/ui'
import { useMemo } from 'react'
import { parseRichText, type RichNode } from './parse-rich-text.ts'

function Piece({ node }: { readonly node: RichNode }) {
  if (node.kind === 'words') return node.words
  if (node.name === 'br') return <br />
  const inner = <Pieces nodes={node.children} />
  if (node.name === 'a') return <Link href={node.href}>{inner}</Link>
  const Element = node.name
  const look = {
    p: 'mb-2 last:mb-0',
    ul: 'mb-2 list-disc! pl-6!',
    ol: 'mb-2 list-decimal! pl-6!',
    li: '',
    strong: '',
    em: '',
  }
  return <Element className={look[node.name] || undefined}>{inner}</Element>
}

function Pieces({ nodes }: { readonly nodes: readonly RichNode[] }) {
  // The pieces of one text never change places.
  // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text has no other identity than its order
  return nodes.map((node, index) => <Piece key={index} node={node} />)
}

/** The text of an operating message with its paragraphs, lists and links. */
export function RichText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseRichText(html), [html])
  return <Pieces nodes={nodes} />
}
