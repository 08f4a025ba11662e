import type { FormAnswers } from '@eksport/domain'
import { type CertificateTemplate, type StepTarget, stepsOf } from '@eksport/domain/templates'
import { type Answers, isPathWithin, type LocalizedText, pathsMeet, type Section, visibleFields } from '@eksport/forms'

/** Where an answer is given: its page, and the path of the field on that page. */
export interface FieldPlace extends StepTarget {
  readonly title: LocalizedText
  readonly field: string
}

/** The field that asks for a path, or for part of it. */
const fieldIn = (sections: readonly Section[], path: string, answers: Answers, root: Answers) =>
  visibleFields(sections, answers, root).find((field) => pathsMeet(path, field.path))?.path

function placeOfPath(template: CertificateTemplate, answers: FormAnswers, path: string): FieldPlace | undefined {
  for (const { id, title, sections, items, uploads = [] } of stepsOf(template, answers)) {
    const root = { ...answers }
    const field = fieldIn(sections, path, root, root)
    if (field !== undefined) return { step: id, title, field }
    // Uploads are on the page but are not answers of it.
    if (uploads.some((upload) => isPathWithin(path, upload.path))) return { step: id, title, field: '' }
    if (items === undefined || !isPathWithin(path, items.path)) continue
    const [, index, rest = ''] = /^\w+(?:\.(\d+))?\.?(.*)$/.exec(path) ?? []
    const line = Number(index ?? 0)
    const item = answers.productLines?.[line] ?? { id: '' }
    const asked = fieldIn(items.sections, rest, { ...item }, root)
    return asked === undefined ? { step: id, title, field: '' } : { step: id, line, title, field: asked }
  }
  return undefined
}

/** [CRT-08] Where the first of the given paths that the form asks for is answered; undefined if it asks for none of them. */
export function fieldPlace(
  template: CertificateTemplate,
  answers: FormAnswers,
  paths: readonly string[],
): FieldPlace | undefined {
  for (const path of paths) {
    const place = placeOfPath(template, answers, path)
    if (place !== undefined) return place
  }
  return undefined
}
