import type { StepId } from '@eksport/domain/templates'
import { focusField } from '@eksport/ui'

interface Place {
  readonly step: StepId
  /** Of a line of goods. */
  readonly line?: { readonly id: string }
}

const endOf = ({ step, line }: Place) => `-${step}-${line?.id ?? ''}`

/** The id of the form of one place, on a page that shows the fields of several. */
export const placeFormId = (page: string, place: Place): string => `${page}${endOf(place)}`

/** Leads to a field on a page that shows the fields of several places; false where it does not show this one. */
export function focusHere(place: Place, field: string): boolean {
  const forms = [...document.querySelectorAll('form.eks-form')].filter(({ id }) => id.endsWith(endOf(place)))
  // The widgets name their controls after the form and the path.
  return forms.some(({ id }) => focusField(`${id}-${field.replaceAll('.', '-')}`))
}
