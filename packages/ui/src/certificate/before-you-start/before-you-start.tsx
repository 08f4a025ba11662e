'use client'
import type { ComponentPropsWithRef } from 'react'
import { CloudCheck, Languages, ListChecks, ReceiptText, ShieldCheck } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { beforeYouStartTexts } from './before-you-start.texts.js'

const points = [
  ['saved', CloudCheck],
  ['mandatory', ListChecks],
  ['fee', ReceiptText],
  ['english', Languages],
  ['responsibility', ShieldCheck],
] as const

/** Five points to know before the first application; the surrounding dialog or page has the heading and the buttons. */
export function BeforeYouStart({ className, ...props }: Omit<ComponentPropsWithRef<'ul'>, 'children'>) {
  const t = useTexts('beforeYouStart', beforeYouStartTexts)
  return (
    <ul {...props} className={cx('eks-before-you-start eks:flex eks:flex-col eks:gap-3 eks:lh-text', className)}>
      {points.map(([key, Sign]) => (
        <li key={key} className="eks:flex eks:items-start eks:gap-3">
          <Sign className="eks:mt-0.5 eks:size-icon eks:text-action" />
          <span>{t(key)}</span>
        </li>
      ))}
    </ul>
  )
}
