'use client'
import { createContext, useContext, useEffect, useId } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** What a control inside a Field needs to be named, described and marked. */
export interface FieldState {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  /** The control says what is wrong with a text that it could not take: that stands in place of the field's own words. */
  readonly onMiss: (words: string | undefined) => void
}

export const FieldContext = createContext<FieldState | null>(null)

/** What a field gives its control: id, description, state. */
interface ControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The ids and marks for a control: its own props first, then what the Field around it says. */
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

/** What the control says of a text that it could not take, where no field around it says it: one message at a time. */
export function useMissedText(words: string | undefined): string | undefined {
  const field = useContext(FieldContext)
  const onMiss = field?.onMiss
  useEffect(() => {
    onMiss?.(words)
    return () => onMiss?.(undefined)
  }, [onMiss, words])
  return field?.invalid ? undefined : words
}

/** Whether the question around a radio or checkbox has an error. */
export const FieldsetContext = createContext<{ readonly invalid: boolean }>({ invalid: false })
