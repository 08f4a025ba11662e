'use client'
import { createContext, useContext, useId } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** What a control inside a Field needs to be named, described and marked. */
export interface FieldState {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
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
