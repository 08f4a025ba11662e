import { type Answers, getAt, holds, relevantAnswers, visibleFields } from '@eksport/forms'
import type { CertificateTemplate } from './certificate-template.ts'

/** The paths of everything that a form asks for in these answers, including those of each item. */
function askedPaths(form: CertificateTemplate, answers: Answers): string[] {
  return form.steps
    .filter(({ when }) => holds(when, answers))
    .flatMap(({ sections, items }) => {
      const own = visibleFields(sections, answers).map(({ path }) => path)
      const list = items && getAt(answers, items.path)
      if (!items || !Array.isArray(list)) return own
      const inItems = list.flatMap((item: Answers, index) =>
        visibleFields(items.sections, item, answers).map(({ path }) => `${items.path}.${index}.${path}`),
      )
      return [...own, ...inItems]
    })
}

/** Whether nothing was answered. */
export const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The paths of everything that a form asks for and that was answered, without hidden answers. */
export function givenPaths(form: CertificateTemplate, answers: Answers): string[] {
  const counted = relevantAnswers(form, answers)
  return [...new Set(askedPaths(form, counted))].filter((path) => !isMissing(getAt(counted, path)))
}

const asked = new WeakMap<CertificateTemplate, readonly string[]>()

/** The paths of everything that a form can ask for; those of items begin with the path of their list. */
function pathsOf({ steps }: CertificateTemplate): readonly string[] {
  return steps.flatMap(({ sections, items }) => [
    ...sections.flatMap(({ fields }) => Object.keys(fields)),
    ...(items?.sections ?? []).flatMap(({ fields }) => Object.keys(fields).map((name) => `${items?.path}.${name}`)),
  ])
}

/** [RUL-05] Whether a form can ask for an answer or a part of it, whatever its conditions. */
export function asksFor(template: CertificateTemplate, path: string): boolean {
  const paths = asked.get(template) ?? pathsOf(template)
  asked.set(template, paths)
  return paths.some((one) => one === path || one.startsWith(`${path}.`))
}
