import { type CodeListName, codeListNames } from '@eksport/domain'
import type { DisplayContext } from '@eksport/forms'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useMemo } from 'react'
import { useDraft } from './draft-context.ts'

/** The first page's lists are the server's lists under names of their own. */
function serverList(name: string): CodeListName | undefined {
  return name === 'destination-countries' ? 'countries' : codeListNames.find((known) => known === name)
}

/** Words for every code that the form may hold; one without a word is shown as it is. */
export function useSummaryLabels(): DisplayContext['labels'] {
  const { answers } = useDraft()
  const { certificateTemplate, countryOfDestination: country, consignor } = answers
  const scope = useMemo(() => ({ certificateTemplate, country }), [certificateTemplate, country])
  const labels = useCodeLabels(codeListNames, scope)
  const exporter = consignor?.organisationName
  return useMemo(
    () => (list, code) => {
      if (list === 'consignors') return exporter ?? code
      const name = serverList(list)
      return name === undefined ? code : labels.label(name, code)
    },
    [labels, exporter],
  )
}
