'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { useFormReset } from './use-form-reset.js'
import { useMergedRef } from './use-merged-ref.js'

/** Props of {@link ChoiceInput}. */
export interface ChoiceInputProps extends ComponentPropsWithRef<'input'> {
  type: 'radio' | 'checkbox'
}

/**
 * A native checkbox or radio button that shows its owner's value even after a form reset, which does not ask the owner.
 */
export function ChoiceInput({ ref, ...props }: ChoiceInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  useFormReset(input, () => {
    if (input.current && props.checked !== undefined) input.current.checked = props.checked
  })
  // A browser considers an unanswered required radio group invalid; the error is shown on the group as a whole.
  const isWrong = props.type === 'radio' && props.required ? false : undefined
  return <input aria-invalid={isWrong} {...props} ref={mergedRef} />
}
