'use client'
import { type Issue, type PlainDate, today } from '@eksport/forms'
import { createContext, useContext } from 'react'
import { useEksport } from '../../foundation/text/eksport-context.js'
import type { FormSurroundings } from './form-types.js'
import type { ItemRemoval } from './item-removal.logic.js'

/** The form around a field. Paths are whole, items of lists included. */
export interface FormState extends FormSurroundings {
  readonly formId: string
  /** An answer is being changed. */
  readonly touch: (path: string) => void
  /** A field was left: from now on what is wrong with it is shown, if it was changed. */
  readonly leave: (path: string) => void
  /** An item is about to leave its list. */
  readonly removeItem: (removal: ItemRemoval) => void
  /** The issue to show at a path now, if any. */
  readonly visibleIssue: (path: string) => Issue | undefined
}

export const FormContext = createContext<FormState | null>(null)

/** The form around a widget; a widget outside a form is a mistake of the programmer. */
export function useForm(): FormState {
  const form = useContext(FormContext)
  if (!form) throw new Error('A form widget stands outside a StepForm')
  return form
}

/** The day that the form is judged by, in the provider's zone. */
export function useFormDay(): PlainDate {
  const { timeZone } = useEksport()
  return today(useForm().now, timeZone)
}
