import { domainIssueTexts } from '@eksport/domain/templates'
import { type Answers, getAt, type Section } from '@eksport/forms'
import { type CheckContext, useCheckContext } from '@eksport/portal/case/check-context.ts'
import { codeListsOf } from '@eksport/portal/code-lists/code-lists-of.ts'
import { inOrder, type ListedEntry } from '@eksport/portal/code-lists/ordered-lists.ts'
import type { CodeListScope } from '@eksport/portal/code-lists/queries.ts'
import { useCodeLists } from '@eksport/portal/code-lists/use-code-lists.ts'
import { type FormSurroundings, useEksport } from '@eksport/ui'
import { useMemo } from 'react'
import { useProducerLookup } from './api/search-producers.ts'

/** What a rendered form is checked against. A closed office is reported at its field by the page that offers the offices. */
type Checking = Pick<CheckContext, 'now' | 'given'>

type Surroundings = Omit<FormSurroundings, keyof Checking> & Checking

/** What a page of the form needs besides its description: the time, the lists of its fields and the registers. */
export function useSurroundings(
  sections: readonly Section[],
  scope: CodeListScope,
  own: OwnLists = noLists,
  answers: Answers = noAnswers,
): Surroundings {
  const { now, given } = useCheckContext()
  const names = useMemo(() => codeListsOf(sections), [sections])
  const { lists } = useCodeLists(names, scope)
  const producers = useProducerLookup(useChosenProducers(sections, answers), answers.productionPeriod)
  const { locale } = useEksport()
  return useMemo(() => {
    const codeLists: Record<string, readonly ListedEntry[]> = {}
    for (const [name, entries] of Object.entries({ ...lists, ...own }))
      if (entries !== undefined) codeLists[name] = inOrder(name, entries, locale)
    return { now, given, codeLists, lookups: { producers }, issueTexts: domainIssueTexts }
  }, [now, given, lists, own, producers, locale])
}

/** Lists that a page provides in its own order. */
export type OwnLists = Readonly<Record<string, readonly ListedEntry[] | undefined>>
const noLists: OwnLists = {}
const noAnswers: Answers = {}

/** The producers named in the answers of a page. */
function useChosenProducers(sections: readonly Section[], answers: Answers): readonly string[] {
  const chosen = sections
    .flatMap(({ fields }) => Object.entries(fields))
    .flatMap(([path, field]) => (field.kind === 'lookup' ? [getAt(answers, path)] : []))
    .filter((code) => typeof code === 'string' && code !== '')
    .join('\n')
  return useMemo(() => chosen.split('\n').filter(Boolean), [chosen])
}
