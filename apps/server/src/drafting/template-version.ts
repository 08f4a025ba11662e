import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'

/** The version of a template that applications are begun, saved and sent with now. */
export function newestVersion({ templates }: ReferenceData, id: string): number {
  const versions = templates.find(({ code }) => code === id)?.versions ?? []
  return Math.max(1, ...versions.filter(({ active }) => active).map(({ version }) => version))
}
