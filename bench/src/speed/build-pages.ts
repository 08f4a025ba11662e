import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, defaultClientConditions } from 'vite'

const pages = join(import.meta.dirname, '../../pages')

/** Builds pages for production, from the sources of the real components, and answers the folder they stand in. */
export async function buildPages(names: readonly string[], folder: string): Promise<void> {
  await build({
    root: pages,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: { conditions: ['@eksport/source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
    },
  })
}
