import type { Application } from '@eksport/domain'
import {
  type CertificateTemplate,
  type copyOf,
  findTemplate,
  formOf,
  givenPaths,
  relevantApplication,
} from '@eksport/domain/templates'
import { getAt, isConsent, type Locale, localize, summarize } from '@eksport/forms'
import { useEksport } from '@eksport/ui'
import { useMemo } from 'react'
import { withdrawnWords } from './withdrawn-words.ts'

/** An application, and what of it comes along into another. */
export interface Copying {
  readonly original: Application
  readonly copy: ReturnType<typeof copyOf>
}

/** The pages of a form that have one of the answers. */
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

/** The answers that are to be given anew, in the words of the form; declarations are counted. */
export function useGivenAnew({ original, copy }: Copying) {
  const { locale } = useEksport()
  return useMemo(() => {
    const template = findTemplate(original.certificateTemplate)
    if (template === undefined) return undefined
    const answers = { ...relevantApplication(original, template) }
    const isDeclared = (path: string) => isConsent(getAt(answers, path))
    const labels = (_list: string, code: string) => code
    const steps = summarize(formOf(template, original), answers, { locale, labels })
    const typed = copy.withdrawn.filter((path) => !isDeclared(path))
    const form = findTemplate(copy.answers.certificateTemplate) ?? template
    const kept = givenPaths(formOf(form, copy.answers), { ...copy.answers })
    return {
      along: kept.length,
      all: kept.length + copy.withdrawn.length,
      pages: pagesOf(formOf(form, copy.answers), kept, locale),
      groups: withdrawnWords(steps, typed),
      declarations: copy.withdrawn.length - typed.length,
    }
  }, [original, copy, locale])
}
