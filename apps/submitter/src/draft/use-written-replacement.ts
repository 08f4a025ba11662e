import { replacementReasonEntries } from '@eksport/domain'
import { type Answers, type DisplayContext, type Section, summarize } from '@eksport/forms'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import type { Written } from '@eksport/portal/journal/put-aside.tsx'
import { useEksport } from '@eksport/ui'
import { replacementTexts as texts } from './replacement.texts.ts'

const countries = ['countries'] as const

function rowsOf(sections: readonly Section[], answers: Answers, context: DisplayContext) {
  const steps = [{ id: 'erstatning', title: texts.step, sections }]
  const summary = summarize({ id: 'erstatning', version: 1, title: texts.newTitle, steps }, answers, context)
  return summary.flatMap((step) => step.sections.flatMap(({ rows }) => rows))
}

/** What was written about a replacement that the server does not have, in the words of its form. */
export function useWrittenReplacement(sections: readonly Section[], given: Answers, stored: Answers): Written[] {
  const { locale } = useEksport()
  const { label } = useCodeLabels(countries)
  const labels = (list: string, code: string) =>
    list === 'countries'
      ? label('countries', code)
      : (replacementReasonEntries.find((entry) => entry.code === code)?.names[locale] ?? code)
  const theirs = new Map(rowsOf(sections, stored, { locale, labels }).map(({ path, value }) => [path, value]))
  return rowsOf(sections, given, { locale, labels })
    .filter(({ path, value }) => value !== '' && value !== theirs.get(path))
    .map(({ label, value }) => ({ label, words: value }))
}
