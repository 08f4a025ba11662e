'use client'
import { createContext, useContext, useEffect, useId } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** What a control inside a Field needs for its name, description and state. */
export interface FieldState {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  /** Called by the control with an error about text that it could not accept; it replaces the field's own error. */
  readonly onMiss: (words: string | undefined) => void
}

export const FieldContext = createContext<FieldState | null>(null)

/** What a field gives its control: id, description, state. */
interface ControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Ids and ARIA attributes for a control: its own props first, then those of the surrounding Field. */
export function useFieldControl(props: ControlProps) {
  const field = useContext(FieldContext)
  const ownId = useId()
  const invalid =
    props['aria-invalid'] === undefined
      ? (field?.invalid ?? false)
      : props['aria-invalid'] !== false && props['aria-invalid'] !== 'false'
  const describedBy = cx(field?.describedBy, props['aria-describedby'])
  return {
    id: props.id ?? field?.id ?? ownId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}

/**
 * A control's error about text that it could not accept, to be shown by the control if no surrounding field shows it:
 * one message at a time.
 */
export function useMissedText(words: string | undefined): string | undefined {
  const field = useContext(FieldContext)
  const onMiss = field?.onMiss
  useEffect(() => {
    onMiss?.(words)
    return () => onMiss?.(undefined)
  }, [onMiss, words])
  return field?.invalid ? undefined : words
}

/** Whether the group around a radio button or checkbox has an error. */
export const FieldsetContext = createContext<{ readonly invalid: boolean }>({ invalid: false })
