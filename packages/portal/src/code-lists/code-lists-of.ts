import { type CodeListName, codeListNames } from '@eksport/domain'
import type { FieldRecord, Section } from '@eksport/forms'

/** The code lists that fields use, including nested lists. */
function listsIn(fields: FieldRecord): string[] {
  return Object.values(fields).flatMap((field) => {
    if (field.kind === 'list') return listsIn(field.fields)
    // A phone number follows its country's calling code.
    if (field.kind === 'international-phone') return ['countries']
    if (field.kind === 'code' || field.kind === 'multi-code') return [field.codeList]
    return field.kind === 'fixed' && field.codeList !== undefined ? [field.codeList] : []
  })
}

/** The code lists to fetch before drawing these sections. Lists that the server does not have are provided by the page. */
export function codeListsOf(sections: readonly Section[]): CodeListName[] {
  const named = new Set(sections.flatMap(({ fields }) => listsIn(fields)))
  return codeListNames.filter((name) => named.has(name))
}
