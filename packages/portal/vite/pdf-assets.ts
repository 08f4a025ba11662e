import { join } from 'node:path'
import type { Plugin } from 'vite'
// By file instead of package name: Node itself loads this, before the workspace's source condition applies.
import { copyPdfAssets } from '../../ui/src/components/pdf-preview/pdf-assets.ts'

/**
 * The files that the preview of PDF files needs for scans and for characters without a font, served at `/pdf/`. A build writes
 * them to its output: concurrent builds would share the app's `public`, which only the development server serves.
 */
export const pdfAssets = (): Plugin => ({
  name: 'pdf-assets',
  configResolved({ command, publicDir }) {
    if (command === 'serve') copyPdfAssets(join(publicDir, 'pdf'))
  },
  writeBundle({ dir }) {
    if (dir !== undefined) copyPdfAssets(join(dir, 'pdf'))
  },
})
