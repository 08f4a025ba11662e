import type { TemplateEntry } from '../db/reference-data/entry-schemas.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'

type Allowed = 'natureOfCommodities' | 'processingStates' | 'processingTypes' | 'packagingTypes' | 'speciesGroups'

/** The codes of a list that a template allows; undefined if it allows all, or without a template. */
export function allowedCodes(
  { templates }: ReferenceData,
  template: string | undefined,
  list: Allowed,
): ReadonlySet<string> | undefined {
  const entry: TemplateEntry | undefined = templates.find(({ code }) => code === template)
  const codes = entry?.[list]
  return codes == null ? undefined : new Set(codes)
}

/** [TPL-17] Entries of a list, filtered by template and optionally to active ones. */
export function entriesFor<Entry extends { readonly code: string; readonly active: boolean }>(
  entries: readonly Entry[],
  allowed: ReadonlySet<string> | undefined,
  onlyActive: 'true' | 'false' | undefined,
): Entry[] {
  return entries.filter(({ code, active }) => (allowed?.has(code) ?? true) && (active || onlyActive !== 'true'))
}
