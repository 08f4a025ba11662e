import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite'

const root = join(import.meta.dirname, '../../..')
/** Inside the repository, so that it resolves React and the library as an installed project does. */
const product = join(root, 'apps/docs/product')
const conditions = ['@eksport/source', ...defaultClientConditions]

/** All that the builder adds to the answers: what the skill says holds everywhere. */
const entry = `import '@eksport/ui/styles.css'
import { EksportProvider } from '@eksport/ui'
import { createRoot } from 'react-dom/client'
import { LicencesPage } from './page.tsx'

const licences = Array.from({ length: 20 }, (_, index) => ({
  id: \`L\${index}\`,
  holder: 'Ada Testdal',
  river: index % 2 === 0 ? 'Gaula' : 'Tana',
  quota: 5,
}))
const place = document.getElementById('root')
if (place) createRoot(place).render(<EksportProvider locale="en"><main><LicencesPage licences={licences} /></main></EksportProvider>)
`
const html =
  '<!doctype html><html lang="en"><head><title>Product</title></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>'
const options = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    // The library's sources, which are compiled with it, read `process.env.NODE_ENV`.
    types: ['node'],
  },
  include: ['.'],
}

test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/docs/write.ts'], { cwd: join(root, 'packages/ui') })
  rmSync(product, { recursive: true, force: true })
  mkdirSync(product)
})
test.afterAll(() => rmSync(product, { recursive: true, force: true }))

/** Asks the server as an agent does, and returns the code of the pattern that fits the task. */
async function askForPage(): Promise<string> {
  const client = new Client({ name: 'a builder', version: '1' })
  const main = join(root, 'packages/mcp/src/main.ts')
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ['--conditions=@eksport/source', main], cwd: root }),
  )
  const ask = async (name: string, input: Record<string, string>) => {
    const { content } = await client.callTool({ name, arguments: input })
    return (content as { text: string }[])[0]?.text ?? ''
  }
  const found = await ask('find', { words: 'list filters' })
  const [, name = ''] = /^- pattern `([\w-]+)`/m.exec(found) ?? []
  const page = await ask('pattern', { name })
  expect(await ask('component', { name: 'DataTable' })).toContain('| `getRowId` *')
  expect(await ask('tokens', { text: 'action' })).toContain('theme.light --eks-action: #')
  await client.close()
  return /```tsx\n([\s\S]*?)\n```/.exec(page)?.[1] ?? ''
}

test('[LIB-09] a list page is built from answers alone: it compiles, opens, filters and complains of nothing', async ({
  page,
}) => {
  const files = {
    'page.tsx': await askForPage(),
    'main.tsx': entry,
    'index.html': html,
    'tsconfig.json': JSON.stringify(options),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(product, name), text)
  writeFileSync(join(product, 'css.d.ts'), "declare module '*.css'\n")
  expect(spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', product], { encoding: 'utf8' }).stdout).toBe('')
  const config: InlineConfig = {
    root: product,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: { conditions },
  }
  await build(config)
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } })
  const heard: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(error.message))
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await expect(page.getByText('1-8 of 20 licences')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Tana' }).check()
  await expect(page.getByText('1-8 of 10 licences')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('9-10 of 10 licences')).toBeVisible()
  expect(heard).toEqual([])
  await server.close()
})
