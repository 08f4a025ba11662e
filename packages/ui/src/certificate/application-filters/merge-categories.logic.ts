import type { LocalizedText } from '@eksport/forms'

/** A category of certificate templates in the reference data. */
export interface TemplateCategory {
  readonly id: string
  readonly displayName: LocalizedText
  /** The name shared by categories that are shown as one. */
  readonly mergedName?: LocalizedText | undefined
  readonly associatedCertificateTemplates: readonly string[]
}

/** The templates of one name in the three languages, merged from all categories with that name. */
export interface MergedCategory {
  readonly id: string
  readonly name: LocalizedText
  readonly templates: readonly string[]
}

/** Merges categories that share a name, in the place of the first; each template appears once. */
export function mergeCategories(categories: readonly TemplateCategory[]): MergedCategory[] {
  const merged = new Map<string, { id: string; name: LocalizedText; templates: Set<string> }>()
  for (const { id, displayName, mergedName, associatedCertificateTemplates } of categories) {
    const name = mergedName ?? displayName
    const key = mergedName ? `name:${mergedName.nb}` : `id:${id}`
    const entry = merged.get(key) ?? { id, name, templates: new Set<string>() }
    for (const template of associatedCertificateTemplates) entry.templates.add(template)
    merged.set(key, entry)
  }
  return [...merged.values()].map(({ id, name, templates }) => ({ id, name, templates: [...templates] }))
}
