import { Refusal } from '../refusals/refusal.ts'

interface Part {
  readonly files?: number | undefined
}

/**
 * Distributes the files of a multipart body to the parts, in order and by each part's number of files; a single part
 * gets all.
 */
export function filesOfParts<P extends Part>(
  parts: readonly P[],
  files: readonly File[],
): (Omit<P, 'files'> & { readonly files: readonly File[] })[] {
  const counts = parts.map(({ files: count }) => count ?? (parts.length === 1 ? files.length : 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total !== files.length) {
    throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'attachments', code: 'invalidValue' }] })
  }
  return parts.map((part, index) => {
    const from = counts.slice(0, index).reduce((sum, count) => sum + count, 0)
    return { ...part, files: files.slice(from, from + (counts[index] ?? 0)) }
  })
}
