import type { FormAnswers } from '@eksport/domain'
import { type CertificateTemplate, stepsOf } from '@eksport/domain/templates'
import { type Answers, type FieldRecord, getAt, type Locale, localize } from '@eksport/forms'

/** The labels of the field that asks for a path; for a list, the item and the field in it. */
export function nameIn(fields: FieldRecord, path: string, locale: Locale): readonly string[] {
  const found = Object.entries(fields).find(([at]) => path === at || path.startsWith(`${at}.`))
  if (found === undefined) return []
  const [at, field] = found
  const [index, ...inner] = path.slice(at.length + 1).split('.')
  if (field.kind !== 'list' || index === undefined || index === '') return [localize(field.label, locale)]
  const item = localize(field.itemLabel, locale, { n: Number(index) + 1 })
  return [item, ...nameIn(field.fields, inner.join('.'), locale)]
}

const itemPath = /^(.+)\.\d+\.[^.]+$/

/** A field name for running text: 'Slaktet fra', or 'Slaktet fra (slakteperiode 2)' if the list has several items. */
export function shortName(names: readonly string[], answers: Answers, path: string, locale: Locale): string {
  const [item = '', ...inner] = names
  const name = inner.at(-1)
  if (name === undefined) return item
  const list = getAt(answers, itemPath.exec(path)?.[1] ?? '')
  const isOnly = Array.isArray(list) && list.length === 1
  return isOnly ? name : `${name} (${item.charAt(0).toLocaleLowerCase(locale)}${item.slice(1)})`
}

/** The form's names for the answer at a path: 'Varelinje 2', 'Slakteperiode 1', 'Lokalitet'. Empty if the form does not ask for it. */
export function fieldName(
  template: CertificateTemplate,
  answers: FormAnswers,
  path: string,
  locale: Locale,
): readonly string[] {
  for (const { sections, items } of stepsOf(template, answers)) {
    for (const { fields } of sections) {
      const name = nameIn(fields, path, locale)
      if (name.length > 0) return name
    }
    const [, index, inner = ''] =
      items === undefined ? [] : (new RegExp(`^${items.path}\\.(\\d+)\\.?(.*)$`).exec(path) ?? [])
    if (items === undefined || index === undefined) continue
    const line = localize(items.itemLabel, locale, { n: Number(index) + 1 })
    const asked = items.sections.map(({ fields }) => nameIn(fields, inner, locale)).find((name) => name.length > 0)
    return [line, ...(asked ?? [])]
  }
  return []
}
