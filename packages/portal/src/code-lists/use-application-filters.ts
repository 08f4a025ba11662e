import type { ApplicationFilters, CodeEntry, CodeListName, Viewpoint } from '@eksport/domain'
import { type FilterSchema, useEksport } from '@eksport/ui'
import { type ApplicationFilterOptions, applicationFilterSchema } from '@eksport/ui/certificate'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { officersQuery } from './officers-query.ts'
import { codeListQuery } from './queries.ts'
import { templateCategoriesQuery, templatesQuery } from './template-query.ts'

const lists = ['countries', 'species', 'certificate-offices'] as const satisfies readonly CodeListName[]

interface Answer<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
}

const entriesOf = ({ data, error }: Answer<readonly CodeEntry[]>) => data ?? { problem: error?.message ?? '' }

/**
 * [LST-07] The filters of a list of applications in the reader's language, from the server's reference data. Undefined until
 * every list has answered; if a list fails, its filter stays and shows the reason.
 */
export function useApplicationFilters(
  viewpoint: Viewpoint = 'INNSENDER',
): FilterSchema<ApplicationFilters> | undefined {
  const { locale } = useEksport()
  const codes = useQueries({
    queries: lists.map((list) => codeListQuery(list)),
    combine: (results) => ({
      answers: results.map(({ data, error }) => ({ data, error })),
      pending: results.some(({ isPending }) => isPending),
    }),
  })
  const categories = useQuery(templateCategoriesQuery)
  const templates = useQuery(templatesQuery)
  const officers = useQuery({ ...officersQuery, enabled: viewpoint === 'BEHANDLER' })
  const pending = codes.pending || officers.isLoading || categories.isPending || templates.isPending
  return useMemo(() => {
    const [countries, species, offices] = codes.answers
    if (pending || !countries || !species || !offices) return undefined
    const problem = officers.error?.message ?? ''
    const options: ApplicationFilterOptions = {
      ...(viewpoint === 'BEHANDLER' && { caseworkers: officers.data ?? { problem } }),
      locale,
      viewpoint,
      codeLists: {
        countries: entriesOf(countries),
        species: entriesOf(species),
        'certificate-offices': entriesOf(offices),
      },
      templates:
        categories.data && templates.data
          ? {
              categories: categories.data,
              names: Object.fromEntries(templates.data.map(({ key, names }) => [key, names])),
            }
          : { problem: (categories.error ?? templates.error)?.message ?? '' },
    }
    return applicationFilterSchema(options)
  }, [
    pending,
    codes.answers,
    categories.data,
    categories.error,
    templates.data,
    templates.error,
    officers.data,
    officers.error,
    locale,
    viewpoint,
  ])
}
