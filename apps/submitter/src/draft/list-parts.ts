import { type CertificateTemplate, isMissing } from '@eksport/domain/templates'
import {
  type Answers,
  getAt,
  isRequired,
  itemsAt,
  type Locale,
  localize,
  type Section,
  visibleFields,
} from '@eksport/forms'

/** One answer in a list that a form asks for, such as the first day of a slaughter period. */
export interface ListPart {
  readonly path: string
  /** The path of its list. */
  readonly list: string
  readonly label: string
  readonly isGiven: boolean
  readonly isRequired: boolean
}

/** The single answers in all lists of a form, those in its lines included. A list may be copied without all the answers in it. */
export function listParts({ steps }: CertificateTemplate, answers: Answers, locale: Locale): readonly ListPart[] {
  const inLists = (sections: readonly Section[], own: Answers, at: string) =>
    visibleFields(sections, own, answers).flatMap(({ path, field }) => {
      if (field.kind !== 'list') return []
      const list = `${at}${path}`
      return itemsAt(own, path).flatMap((item, index) =>
        visibleFields([{ id: path, fields: field.fields }], item, answers).map(
          (part): ListPart => ({
            path: `${list}.${index}.${part.path}`,
            list,
            label: localize(part.field.label, locale),
            isGiven: !isMissing(getAt(item, part.path)),
            isRequired: isRequired(part.field, item, answers),
          }),
        ),
      )
    })
  return steps.flatMap(({ sections, items }) => [
    ...inLists(sections, answers, ''),
    ...(items
      ? itemsAt(answers, items.path).flatMap((line, index) => inLists(items.sections, line, `${items.path}.${index}.`))
      : []),
  ])
}
