import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Our packages as a consumer gets them: unpacked tarballs (scripts/lib/published.ts). */
export const packed = join(import.meta.dirname, '../../../.cache/consumers/packed')

/** What the design system is when it is unpacked. */
export const product = join(packed, 'node_modules/@eksport/ui')

if (!existsSync(join(product, 'dist'))) throw new Error('Nothing is packed. Run: npm test -- --only packages')

/** What the host page has anyway, and what a preview loads only when it opens. */
export const outside = ['react', 'react-dom', 'react/*', 'react-dom/*', 'react-pdf', 'react-pdf/*']

/** Whether a name that is imported is one of those. */
export const isOutside = (id: string) =>
  outside.some((name) => (name.endsWith('/*') ? id.startsWith(name.slice(0, -1)) : id === name))

/** Hands `work` a file of a consumer beside the packages, for bundlers that read one. */
export async function inFile<T>(code: string, work: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(packed, 'consumer-'))
  const file = join(folder, 'consumer.mjs')
  writeFileSync(file, code)
  try {
    return await work(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
