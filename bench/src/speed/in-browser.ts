import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { type Browser, chromium } from 'playwright'
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite'
import { type Figure, report } from '../report.ts'

const pages = join(import.meta.dirname, '../../pages')

/** Runs work with the browser that the command found, or the default one. */
export const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The production build of our pages, from the sources of the real components. */
const built = (names: readonly string[], outDir: string): InlineConfig => ({
  root: pages,
  base: './',
  configFile: false,
  logLevel: 'error',
  plugins: [tailwindcss()],
  resolve: { conditions: ['@eksport/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    rollupOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
    outDir,
    emptyOutDir: true,
  },
})

/** Builds these pages, measures them in a browser, and exits according to the figures. */
export async function measurePages(
  names: readonly string[],
  measure: (browser: Browser, origin: string) => Promise<readonly Figure[]>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-bench-'))
  try {
    await build(built(names, folder))
    const server = await preview({
      ...{ root: folder, configFile: false, logLevel: 'error', appType: 'mpa' },
      build: { outDir: '.' },
      preview: { host: '127.0.0.1', port: 0 },
    })
    const [origin = ''] = server.resolvedUrls?.local ?? []
    try {
      process.exitCode = report(await withBrowser((browser) => measure(browser, origin))) ? 0 : 1
    } finally {
      await server.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
