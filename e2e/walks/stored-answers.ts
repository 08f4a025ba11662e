import type { CertificateTemplate } from '@eksport/domain/templates'
import { stepsOf } from '@eksport/domain/templates'
import { type Answers, type Field, getAt, type Section, visibleFields } from '@eksport/forms'

type Read = (answers: Answers) => readonly (readonly [path: string, value: unknown])[]

const read = (prefix: string, path: string, field: Field, value: unknown, root: Answers): ReturnType<Read> => {
  if (field.kind === 'fixed') return []
  if (field.kind !== 'list' || !Array.isArray(value)) return [[prefix + path, value]]
  const section: Section = { id: path, fields: field.fields }
  return value.flatMap((item, index) => asked([section], item, root, `${prefix}${path}.${index}.`))
}

const asked = (sections: readonly Section[], answers: Answers, root: Answers, prefix: string): ReturnType<Read> =>
  visibleFields(sections, answers, root).flatMap(({ path, field }) =>
    read(prefix, path, field, getAt(answers, path), root),
  )

/** What the form asks in these answers and how it is answered there; what it does not ask is the server's own. */
export const askedAnswers = (template: CertificateTemplate, answers: Answers): Readonly<Record<string, unknown>> => {
  const found = stepsOf(template, answers).flatMap(({ sections, items }) => {
    const lines = items ? getAt(answers, items.path) : undefined
    const ofLines = Array.isArray(lines)
      ? lines.flatMap((line, index) => asked(items?.sections ?? [], line, answers, `${items?.path}.${index}.`))
      : []
    return [...asked(sections, answers, answers, ''), ...ofLines]
  })
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}
