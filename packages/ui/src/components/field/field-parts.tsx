'use client'
import type { ReactNode } from 'react'
import { CircleAlert, TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { fieldTexts } from './field.texts.js'

/** 'Valgfritt' beside a label. Most fields are required, so the few optional ones are marked. */
export function OptionalMark() {
  const t = useTexts('field', fieldTexts)
  return <span className="eks-optional eks:text-small eks:weight-normal eks:text-subtle">{t('optional')}</span>
}

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** For the control's `aria-describedby`. */
  id?: string
  /** The message. */
  children: ReactNode
  /** `warning` is not an error, but worth a look. */
  tone?: 'danger' | 'warning'
  /** Class of the paragraph. */
  className?: string
}

/** What is wrong with a field and how to fix it; an icon says so without colour. */
export function FieldError({ id, children, tone = 'danger', className }: FieldErrorProps) {
  const Sign = tone === 'danger' ? CircleAlert : TriangleAlert
  return (
    <p
      id={id}
      data-tone={tone}
      className={cx(
        'eks-field-error eks:mt-1.5 eks:flex eks:items-start eks:gap-1.5 eks:text-small eks:weight-medium eks:lh-text',
        tone === 'danger' ? 'eks:text-danger-text' : 'eks:text-warning-text',
        className,
      )}
    >
      <Sign
        className={cx('eks:mt-px eks:size-4.5', tone === 'danger' ? 'eks:text-danger-base' : 'eks:text-warning-base')}
      />
      <span className="eks:min-w-0 eks:wrap-anywhere">{children}</span>
    </p>
  )
}

interface FieldHintProps {
  /** Id of the text, for the control's description. */
  id?: string
  /** The sentence. */
  children: ReactNode
}

/** A short sentence of help below a label. */
export function FieldHint({ id, children }: FieldHintProps) {
  return (
    <div id={id} className="eks-field-hint eks:mt-0.5 eks:max-w-text eks:text-small eks:lh-text eks:text-subtle">
      {children}
    </div>
  )
}

export const labelClass =
  'eks:flex eks:flex-wrap eks:items-baseline eks:gap-x-2 eks:text-ui eks:weight-semibold eks:lh-tight eks:text-text eks:wrap-anywhere'

export const fieldWidths = {
  xs: 'eks:w-xs',
  sm: 'eks:w-sm',
  md: 'eks:w-md',
  lg: 'eks:w-lg',
  full: 'eks:w-full',
} as const

/** Width by the expected answer: xs temperature, sm date or time, md number, lg name or place, full free text. */
export type FieldWidth = keyof typeof fieldWidths
