import type { StepId } from '@eksport/domain/templates'
import { focusField } from '@eksport/ui'

interface Place {
  readonly step: StepId
  /** Set for a field of a product line. */
  readonly line?: { readonly id: string }
}

const endOf = ({ step, line }: Place) => `-${step}-${line?.id ?? ''}`

/** The id of the form for one place, on a page that shows fields of several places. */
export const placeFormId = (page: string, place: Place): string => `${page}${endOf(place)}`

/** Moves focus to a field on a page that shows fields of several places; returns false if the page does not show the field. */
export function focusHere(place: Place, field: string): boolean {
  const forms = [...document.querySelectorAll('form.eks-form')].filter(({ id }) => id.endsWith(endOf(place)))
  // Widgets derive the ids of their controls from the form's id and the path.
  return forms.some(({ id }) => focusField(`${id}-${field.replaceAll('.', '-')}`))
}
