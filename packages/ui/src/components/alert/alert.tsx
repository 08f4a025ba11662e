'use client'
import { type ComponentPropsWithRef, createElement, type ReactNode } from 'react'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { IconButton } from '../icon-button/icon-button.js'
import { alertTexts } from './alert.texts.js'
import { type AlertTone, toneBoxes, toneSigns, toneTexts } from './tones.js'

export type { AlertTone }

/** Props of {@link Alert}. */
export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The meaning of the message; sets icon and its name. */
  tone?: AlertTone
  /** A one-line summary. */
  heading?: ReactNode
  /** Level of the heading in the page's outline; without one the heading is plain text. @default none */
  headingLevel?: 2 | 3 | 4
  /** Shows a close button; the handler should move focus to a sensible place. */
  onClose?: () => void
  /** Buttons below the text. */
  actions?: ReactNode
}

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX }

const bars = {
  info: 'eks:border-s-info-base',
  success: 'eks:border-s-success-base',
  warning: 'eks:border-s-warning-base',
  danger: 'eks:border-s-danger-base',
}

/**
 * A message in the page. Not announced by itself: after an action, move focus to it (it is focusable, `tabIndex` −1), or
 * pass role="alert" if it appears while the user does something else.
 */
export function Alert({
  tone = 'info',
  heading,
  headingLevel,
  onClose,
  actions,
  className,
  children,
  ...props
}: AlertProps) {
  const t = useTexts('alert', alertTexts)
  const headingTag = headingLevel ? `h${headingLevel}` : 'p'
  return (
    <div
      tabIndex={-1}
      {...props}
      data-tone={tone}
      className={cx(
        'eks-alert eks:flex eks:items-start eks:gap-3 eks:rounded eks:edge-1 eks:edge-s-4 eks:px-4 eks:py-4 eks:text-ui eks:lh-text eks:text-text eks:dense:gap-2.5 eks:dense:px-3 eks:dense:py-2.5',
        toneBoxes[tone],
        bars[tone],
        className,
      )}
    >
      {createElement(signs[tone], {
        role: 'img',
        'aria-label': t(tone),
        className: cx('eks:size-6 eks:dense:size-4.5', toneSigns[tone]),
      })}
      <div className="eks-alert-body eks:min-w-0 eks:flex-1 eks:wrap-anywhere">
        {heading &&
          createElement(
            headingTag,
            {
              className: cx('eks:text-ui eks:lh-6 eks:weight-bold eks:dense:lh-4.5', toneTexts[tone]),
            },
            heading,
          )}
        {children && <div className={heading ? 'eks:mt-0.5' : 'eks:dense:-mt-px'}>{children}</div>}
        {actions && <div className="eks:mt-3 eks:flex eks:flex-wrap eks:gap-3">{actions}</div>}
      </div>
      {onClose && (
        <IconButton kind="quiet" small label={t('close')} onClick={onClose} className="eks:-me-2 eks:over:text-inherit">
          <X />
        </IconButton>
      )}
    </div>
  )
}
