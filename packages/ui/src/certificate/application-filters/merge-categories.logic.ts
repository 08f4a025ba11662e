import type { LocalizedText } from '@eksport/forms'

/** A category of certificate templates, as the reference data tells it. */
export interface TemplateCategory {
  readonly id: string
  readonly displayName: LocalizedText
  /** The name that categories shown as one share. */
  readonly mergedName?: LocalizedText | undefined
  readonly associatedCertificateTemplates: readonly string[]
}

/** Templates under one name in the three languages, however many categories share it. */
export interface MergedCategory {
  readonly id: string
  readonly name: LocalizedText
  readonly templates: readonly string[]
}

/** Categories that share a name become one, in the place of the first; each template stands once. */
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
