import type { FactEntry } from '@eksport/domain'

/** Whether an entry is compared character by character: its first fact is a number, a mark or a code. */
export function isCode({ facts: [first] }: FactEntry): boolean {
  const format = first?.fact.format
  if (format?.as === 'identifier' || format?.as === 'registered') return true
  return format !== undefined && 'withCode' in format && format.withCode === true
}

/** Whether an entry holds several sentences. */
export const isProse = ({ facts }: FactEntry): boolean => facts.some(({ fact }) => fact.format.as === 'prose')
