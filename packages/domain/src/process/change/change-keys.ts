import type { ApplicationDiff } from './diff-application.ts'

/**
 * One key for each difference that a caseworker ticks before a replacement is approved: the path of the fact, after the line's id
 * where it belongs to a product line; the line's id alone for a new or removed line.
 */
export function changeKeys({ changes, lines }: Pick<ApplicationDiff, 'changes' | 'lines'>): string[] {
  const lineKeys = lines.flatMap(({ kind, from, to, changes: inside }) => {
    const line = `productLines.${(to ?? from)?.id}`
    if (kind === 'changed') return inside.map(({ path }) => `${line}.${path}`)
    return kind === 'same' ? [] : [line]
  })
  return [...changes.map(({ path }) => path), ...lineKeys]
}
