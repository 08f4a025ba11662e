import type { CodeLabels, ProductLine } from '@eksport/domain'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Processing state and type in words: 'Fersk, sløyd med hode'. */
export function stateAndType({ processingState, processingType }: ProductLine, labels: CodeLabels): string {
  const words = [
    processingState && labels.label('processing-states', processingState),
    processingType && labels.label('processing-types', processingType),
  ].filter((word) => typeof word === 'string' && word !== '')
  return words.map((word, index) => (index === 0 ? word : lowerFirst(String(word)))).join(', ')
}
