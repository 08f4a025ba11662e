import { wareSection } from '@eksport/domain/templates'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import type { WareAnswers } from './consignment.ts'

const lists = ['species', 'processing-states', 'processing-types', 'countries'] as const

/** Returns the names of goods and countries. */
export function useGoodsWords() {
  const say = useText()
  const { label } = useCodeLabels(lists)
  const { natureOfCommodity: origin } = wareSection.fields
  const origins = origin?.kind === 'choice' ? origin.options : []
  return {
    country: (code: string) => label('countries', code),
    ware: ({ species, processingState: state, processingType: type, natureOfCommodity }: WareAnswers) => {
      const nature = origins.find(({ value }) => value === natureOfCommodity)
      return [
        ...(species ? [label('species', species)] : []),
        ...(state ? [label('processing-states', state)] : []),
        ...(type ? [label('processing-types', type)] : []),
        ...(nature ? [say(nature.label)] : []),
      ].join(' · ')
    },
  }
}
