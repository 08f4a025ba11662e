'use client'
import { type ComponentPropsWithRef, createElement, type ReactNode } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import type { RichNode } from './rich-text.logic.js'
import { useRichText } from './use-rich-text.js'

function draw(nodes: readonly RichNode[]): ReactNode {
  if (nodes.every((node) => typeof node === 'string')) return nodes.join('')
  const drawn = nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const key = String(index)
    const link = node.href ? { href: node.href, rel: 'noreferrer' } : {}
    return node.tag === 'br' ? <br key={key} /> : createElement(node.tag, { key, ...link }, draw(node.children))
  })
  return asElements(drawn)
}

/** Props of {@link RichText}. */
export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML from elsewhere; only p, br, ul, ol, li, strong, em and a (to https) are kept. */
  html: string
}

/** Text with simple markup from an untrusted source, rendered without innerHTML; a server renders only its text. */
export function RichText({ html, className, ...props }: RichTextProps) {
  const nodes = useRichText(html)
  return (
    <div {...props} className={cx('eks-rich-text', className)}>
      {draw(nodes)}
    </div>
  )
}
