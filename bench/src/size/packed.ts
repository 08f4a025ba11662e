import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Our packages as a consumer gets them: unpacked tarballs (scripts/lib/published.ts). */
export const packed = join(import.meta.dirname, '../../../.cache/consumers/packed')

if (!existsSync(join(packed, 'node_modules/@eksport/ui/dist'))) {
  throw new Error('Nothing is packed. Run: npm test -- --only packages')
}

/** What the host page has anyway, and what a preview loads only when it opens. */
export const outside = ['react', 'react-dom', 'react/*', 'react-dom/*', 'react-pdf', 'react-pdf/*']
