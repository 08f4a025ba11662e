import type { Application } from '@eksport/domain'
import {
  type CertificateTemplate,
  type copyOf,
  findTemplate,
  formOf,
  givenPaths,
  isMissing,
  relevantApplication,
} from '@eksport/domain/templates'
import { getAt, type Locale, localize, type StepSummary, summarize } from '@eksport/forms'
import { useEksport } from '@eksport/ui'
import { useMemo } from 'react'
import { listParts } from './list-parts.ts'
import { summaryRows } from './summary-rows.ts'
import { withdrawnWords } from './withdrawn-words.ts'

/** An application, and the answers of it that a copy takes over. */
export interface Copying {
  readonly original: Application
  readonly copy: ReturnType<typeof copyOf>
}

/** The pages of a form that contain one of the paths. */
const pagesOf = ({ steps }: CertificateTemplate, paths: readonly string[], locale: Locale): readonly string[] =>
  steps
    .filter(({ sections, items }) =>
      paths.some(
        (path) =>
          (items !== undefined && path.startsWith(`${items.path}.`)) ||
          sections.some(({ fields }) => Object.hasOwn(fields, path)),
      ),
    )
    .map(({ title }) => localize(title, locale))

/** Whether a form asks for a declaration at a path; the paths of a line's fields do not contain the line. */
function asksConsent({ steps }: CertificateTemplate): (path: string) => boolean {
  const consents = new Set(
    steps.flatMap(({ sections, items }) =>
      [...sections, ...(items?.sections ?? [])].flatMap(({ fields }) =>
        Object.entries(fields).flatMap(([path, { kind }]) => (kind === 'consent' ? path : [])),
      ),
    ),
  )
  return (path) => consents.has(path.replace(/^\w+\.\d+\./, ''))
}

/** The required answers that are missing from a form. */
const lackingIn = (steps: readonly StepSummary[]): readonly string[] =>
  summaryRows(steps).flatMap(({ path, value }) => (value === '' ? path : []))

/**
 * The answers that a copy needs again, in the words of the form that asks for them; declarations are only counted. Another certificate may
 * ask for things that the original did not answer.
 */
export function useGivenAnew({ original, copy }: Copying) {
  const { locale } = useEksport()
  return useMemo(() => {
    const template = findTemplate(original.certificateTemplate)
    if (template === undefined) return undefined
    const form = formOf(findTemplate(copy.answers.certificateTemplate) ?? template, copy.answers)
    const answers = { ...copy.answers }
    const context = { locale, labels: (_list: string, code: string) => code }
    const isSame = copy.answers.certificateTemplate === original.certificateTemplate
    const steps = isSame
      ? summarize(formOf(template, original), { ...relevantApplication(original, template) }, context)
      : summarize(form, answers, context)
    const isDeclared = asksConsent(form)
    const anew = isSame ? copy.withdrawn : lackingIn(steps)
    const typed = anew.filter((path) => !isDeclared(path))
    const kept = givenPaths(form, answers)
    const parts = listParts(form, answers, locale)
    const before = isSame ? listParts(form, { ...relevantApplication(original, template) }, locale) : parts
    const lost = before.filter((part) =>
      isSame ? part.isGiven && isMissing(getAt(answers, part.path)) : part.isRequired && !part.isGiven,
    )
    // Answers in lists are counted one by one, so the list itself is not counted.
    const lists = new Set(before.map(({ list }) => list))
    const single = (paths: readonly string[]) => paths.filter((path) => !lists.has(path)).length
    const along = single(kept) + parts.filter(({ isGiven }) => isGiven).length
    return {
      along,
      all: along + single(anew) + lost.length,
      pages: pagesOf(form, kept, locale),
      groups: withdrawnWords(steps, typed, lost),
      declarations: anew.length - typed.length,
    }
  }, [original, copy, locale])
}
