'use client'
import { type Issue, type PlainDate, today } from '@eksport/forms'
import { createContext, useContext } from 'react'
import { useEksport } from '../../foundation/text/eksport-context.js'
import type { FormSurroundings } from './form-types.js'
import type { ItemRemoval } from './item-removal.logic.js'

/** The surrounding form. Paths are whole, including list items. */
export interface FormState extends FormSurroundings {
  readonly formId: string
  /** Called when an answer changes. */
  readonly touch: (path: string) => void
  /** Called when a field is left: if it was changed, its errors are shown from now on. */
  readonly leave: (path: string) => void
  /** Called before an item leaves its list. */
  readonly removeItem: (removal: ItemRemoval) => void
  /** The issue to show at a path now, if any. */
  readonly visibleIssue: (path: string) => Issue | undefined
}

export const FormContext = createContext<FormState | null>(null)

/** The form of a widget; throws outside a form, which is a programming error. */
export function useForm(): FormState {
  const form = useContext(FormContext)
  if (!form) throw new Error('A form widget stands outside a StepForm')
  return form
}

/** The date by which the form is validated, in the provider's time zone. */
export function useFormDay(): PlainDate {
  const { timeZone } = useEksport()
  return today(useForm().now, timeZone)
}
