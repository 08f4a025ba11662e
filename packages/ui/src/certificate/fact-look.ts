import type { FactEntry } from '@eksport/domain'

/** Whether an entry is compared sign by sign: it begins with a number, a mark or a code. */
export function isCode({ facts: [first] }: FactEntry): boolean {
  const format = first?.fact.format
  if (format?.as === 'identifier' || format?.as === 'registered') return true
  return format !== undefined && 'withCode' in format && format.withCode === true
}

/** Whether an entry is several sentences. */
export const isProse = ({ facts }: FactEntry): boolean => facts.some(({ fact }) => fact.format.as === 'prose')
