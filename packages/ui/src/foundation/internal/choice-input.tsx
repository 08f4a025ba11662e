'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { useFormReset } from './use-form-reset.js'
import { useMergedRef } from './use-merged-ref.js'

/** Props of {@link ChoiceInput}. */
export interface ChoiceInputProps extends ComponentPropsWithRef<'input'> {
  type: 'radio' | 'checkbox'
}

/** A box or dot of the browser that shows what its owner holds also after a reset of the form, which asks no owner. */
export function ChoiceInput({ ref, ...props }: ChoiceInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  useFormReset(input, () => {
    if (input.current && props.checked !== undefined) input.current.checked = props.checked
  })
  // A browser takes a required question that is not answered yet for wrong; what is wrong is said at the whole of it.
  const isWrong = props.type === 'radio' && props.required ? false : undefined
  return <input aria-invalid={isWrong} {...props} ref={mergedRef} />
}
