import { EksportProvider } from '@eksport/ui'
import type { ReactNode } from 'react'
import { formTexts as texts } from './form.texts.ts'
import type { FirstPageLists } from './pre-information.tsx'

// Replaces 'Listen lastes …' at the field, since the list will not arrive.
const notFetched = { form: { loading: texts.listNotFetched } }
const noOverrides = {}

interface ListWordsProps {
  readonly lists: Pick<FirstPageLists, 'consignorsFailed' | 'isFetchingConsignors' | 'isError'>
  readonly children: ReactNode
}

/** Renders the first page's fields so that a list that failed to load is reported at its field. */
export function ListWords({ lists, children }: ListWordsProps) {
  const isMissing = lists.isError || (lists.consignorsFailed && !lists.isFetchingConsignors)
  return <EksportProvider messages={isMissing ? notFetched : noOverrides}>{children}</EksportProvider>
}
