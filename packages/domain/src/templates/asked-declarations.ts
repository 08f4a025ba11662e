import { type Answers, getAt, holds, type Section, setAt } from '@eksport/forms'
import type { ApplicationDraft } from '../application/draft.ts'
import { isMissing } from './asked-paths.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { findTemplate } from './find-template.ts'
import { formOf } from './steps/pdf-form.ts'

/** A given declaration, and whether a page asks for it. */
interface Given {
  readonly path: string
  readonly isAsked: boolean
}

function givenIn(sections: readonly Section[], answers: Answers, root: Answers): Given[] {
  return sections.flatMap(({ when, fields }) =>
    Object.entries(fields)
      .filter(([path, { kind }]) => kind === 'consent' && !isMissing(getAt(answers, path)))
      .map(([path, field]) => ({ path, isAsked: holds(when, answers, root) && holds(field.when, answers, root) })),
  )
}

function allGiven({ steps }: CertificateTemplate, root: Answers): Given[] {
  return steps.flatMap(({ when, sections, items }) => {
    const list = items && getAt(root, items.path)
    const inItems = Array.isArray(list)
      ? list.flatMap((item: Answers, index) =>
          givenIn(items?.sections ?? [], item, root).map(({ path, isAsked }) => ({
            path: `${items?.path}.${index}.${path}`,
            isAsked,
          })),
        )
      : []
    const isShown = holds(when, root)
    return [...givenIn(sections, root, root), ...inItems].map(({ path, isAsked }) => ({
      path,
      isAsked: isShown && isAsked,
    }))
  })
}

/**
 * [CRT-03] The answers without declarations that the form does not ask for on any page. A draft keeps other hidden answers, but a
 * declaration is removed with its question, so that it must be given anew when the question returns.
 */
export function askedDeclarations<A extends Pick<ApplicationDraft, 'certificateTemplate' | 'applicationFormat'>>(
  answers: A,
): A {
  const template = findTemplate(answers.certificateTemplate)
  if (template === undefined) return answers
  const given = allGiven(formOf(template, answers), { ...answers })
  const asked = new Set(given.flatMap(({ path, isAsked }) => (isAsked ? path : [])))
  return given.filter(({ path }) => !asked.has(path)).reduce((kept, { path }) => setAt(kept, path, undefined), answers)
}
