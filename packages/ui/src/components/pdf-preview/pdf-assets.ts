// Runs when an app is built, never in a page.
import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/**
 * Copies files that the engine of the app's own `react-pdf` needs for some documents to a folder that the app serves:
 * decoders of scans (CCITT, JBIG2, JPEG 2000), the character maps of Chinese, Japanese and Korean, and the standard
 * fonts. The decoders are plain scripts: `script-src 'self'` is enough, and WebAssembly need not be allowed.
 */
export function copyPdfAssets(to: string): void {
  // Resolved from react-pdf's own folder, so that they have the version of the engine, as the worker does.
  const fromReactPdf = createRequire(createRequire(import.meta.url).resolve('react-pdf'))
  const engine = dirname(fromReactPdf.resolve('pdfjs-dist/package.json'))
  for (const folder of ['cmaps', 'standard_fonts', 'wasm'])
    cpSync(join(engine, folder), join(to, folder), {
      recursive: true,
      filter: (path) => !path.endsWith('.wasm') && !basename(path).startsWith('quickjs'),
    })
}
