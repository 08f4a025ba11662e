import { join } from 'node:path'
import type { Plugin } from 'vite'
// By file and not by package name: Node itself loads this, before the workspace's source condition holds.
import { copyPdfAssets } from '../../ui/src/components/pdf-preview/pdf-assets.ts'

/**
 * What the preview of PDF files needs for scans and for letters without a font, served at `/pdf/`. A build writes it where it writes
 * all else: two that run at once share the app's `public`, which only the development server serves.
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
