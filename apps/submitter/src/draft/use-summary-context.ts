import { type CodeLabels, facts, onScreen, summaryWords } from '@eksport/domain'
import type { DisplayContext } from '@eksport/forms'
import { factLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useRegisterNames } from '@eksport/portal/registers/use-named-labels.ts'
import { useEksport } from '@eksport/ui'
import { useMemo } from 'react'
import { useAnswers } from './draft-context.ts'

/** [CRT-06] How answers are summarized: each by its fact. A code without a name is shown as the code. */
export function useSummaryContext(): DisplayContext {
  const { locale } = useEksport()
  const { answers } = useAnswers()
  const { certificateTemplate, countryOfDestination: country, consignor } = answers
  const scope = useMemo(() => ({ certificateTemplate, country }), [certificateTemplate, country])
  const { label } = useCodeLabels(factLists, scope)
  const registered = useRegisterNames(answers)
  const exporter = consignor?.organisationName
  return useMemo(() => {
    const labels: CodeLabels['label'] = (list, code) => (list === 'consignors' ? (exporter ?? code) : label(list, code))
    return {
      locale,
      labels: (_list, code) => code,
      summary: summaryWords(facts, onScreen({ label: labels, registered }, locale)),
    }
  }, [label, registered, locale, exporter])
}
