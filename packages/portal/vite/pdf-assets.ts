import { join } from 'node:path'
import type { Plugin } from 'vite'
// By file and not by package name: Node itself loads this, before the workspace's source condition holds.
import { copyPdfAssets } from '../../ui/src/components/pdf-preview/pdf-assets.ts'

/** What the preview of PDF files needs for scans and for letters without a font, served at `/pdf/`. */
export const pdfAssets = (): Plugin => ({
  name: 'pdf-assets',
  configResolved: ({ publicDir }) => copyPdfAssets(join(publicDir, 'pdf')),
})
