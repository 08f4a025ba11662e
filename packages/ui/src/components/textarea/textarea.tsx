'use client'
import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cleanInput } from '../../foundation/internal/clean-input.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useFieldControl } from '../field/field-context.js'
import { bareControl, controlBox, controlState } from '../input/control.style.js'
import { textareaTexts } from './textarea.texts.js'

/** Props of {@link Textarea}. */
export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'maxLength'> {
  /**
   * Shows how many characters are left. Text beyond the limit can be typed and is marked, never truncated. @default none
   */
  limit?: number
}

const spokenAt = [100, 20, 0]

/** Several lines of text; grows with its content where the browser supports it. */
export function Textarea({ limit, className, onChange, disabled, readOnly, ...props }: TextareaProps) {
  const control = useFieldControl(props)
  const t = useTexts('textarea', textareaTexts)
  const announce = useAnnounce()
  const [own, setOwn] = useState(String(props.defaultValue ?? ''))
  const length = [...(props.value === undefined ? own : String(props.value))].length
  const words = (left: number) => {
    if (left < 0) return t('over', { count: -left })
    return left === 1 ? t('oneLeft') : t('left', { count: left })
  }
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    cleanInput(event.target)
    setOwn(event.target.value)
    onChange?.(event)
    if (limit === undefined) return
    const left = limit - [...event.target.value].length
    // Announcing each keystroke would drown the screen reader: only certain counts are announced, and each one past the
    // limit.
    if (spokenAt.some((mark) => left <= mark && limit - length > mark) || left < 0) announce(words(left))
  }
  const over = limit !== undefined && length > limit
  const state = controlState({ disabled, readOnly, invalid: control['aria-invalid'] || over })
  return (
    <div className={cx('eks-textarea', className)}>
      <div data-state={state} className={cx(controlBox({ state }), 'eks:over:px-0')}>
        <textarea
          rows={3}
          {...props}
          {...control}
          aria-invalid={control['aria-invalid'] || over || undefined}
          onChange={change}
          disabled={disabled}
          readOnly={readOnly}
          className={cx(
            bareControl,
            'eks:resize-y eks:px-control-pad eks:py-row-pad eks:lh-text eks:field-sizing-content eks:min-h-22 eks:max-h-100',
          )}
        />
      </div>
      {limit !== undefined && (
        <p
          aria-hidden="true"
          className={cx('eks:mt-1 eks:text-small eks:tabular', over ? 'eks:text-danger-text' : 'eks:text-subtle')}
        >
          {words(limit - length)}
        </p>
      )}
    </div>
  )
}
