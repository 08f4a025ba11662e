'use client'
import { type ComponentPropsWithRef, createElement, Fragment, type ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import type { RichNode } from './rich-text.logic.js'
import { useRichText } from './use-rich-text.js'

function draw(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, index) => {
    const key = String(index)
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>
    const link = node.href ? { href: node.href, rel: 'noreferrer' } : {}
    return node.tag === 'br' ? <br key={key} /> : createElement(node.tag, { key, ...link }, draw(node.children))
  })
}

/** Props of {@link RichText}. */
export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML from elsewhere; only p, br, ul, ol, li, strong, em and a (to https) come through. */
  html: string
}

/** Text with simple markup from a source one does not control, drawn without innerHTML; a server draws its words. */
export function RichText({ html, className, ...props }: RichTextProps) {
  const nodes = useRichText(html)
  return (
    <div {...props} className={cx('eks-rich-text', className)}>
      {draw(nodes)}
    </div>
  )
}
