import { EksportProvider } from '@eksport/ui'
import type { ReactNode } from 'react'
import { formTexts as texts } from './form.texts.ts'
import type { FirstPageLists } from './pre-information.tsx'

// Said at the field instead of 'Listen lastes …', which would be waited for in vain.
const notFetched = { form: { loading: texts.listNotFetched } }
const asUsual = {}

interface ListWordsProps {
  readonly lists: Pick<FirstPageLists, 'consignorsFailed' | 'isFetchingConsignors' | 'isError'>
  readonly children: ReactNode
}

/** The fields of the first page, which say of a list that failed that it is not there. */
export function ListWords({ lists, children }: ListWordsProps) {
  const isMissing = lists.isError || (lists.consignorsFailed && !lists.isFetchingConsignors)
  return <EksportProvider messages={isMissing ? notFetched : asUsual}>{children}</EksportProvider>
}
