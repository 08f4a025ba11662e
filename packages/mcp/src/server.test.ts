import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findLibrary, openLibrary } from './library.ts'
import { makeServer } from './server.ts'

let project: string
let client: Client

const index = `# @eksport/ui

## Patterns

- [List with filters](docs/patterns/list-with-filters.md): Find one among many.

## Components

- [Badge](docs/badge.md): A word with a sign.
- [DataTable](docs/data-table.md): A table for rows of any kind.
`
const tokens = {
  $description: 'Tokens',
  theme: {
    light: { action: { $type: 'color', $value: { hex: '#116e6b' } } },
    dark: { action: { $type: 'color', $value: { hex: '#7fc8a9' } } },
  },
  base: { radius: { $type: 'dimension', $value: { value: 5, unit: 'px' } } },
}

const dataTable = '# DataTable\n\n### ColumnChooser\n\n### columnsOf\n\n## Types that these name\n\n### ButtonKind\n'

/** A project that has installed a library of two components and a pattern. */
function install(): void {
  const library = join(project, 'node_modules/@eksport/ui')
  const files = {
    'package.json': JSON.stringify({ name: '@eksport/ui', exports: { './tokens.json': './dist/tokens.json' } }),
    'llms.txt': index,
    'dist/tokens.json': JSON.stringify(tokens),
    'docs/badge.md': '# Badge\n',
    'docs/data-table.md': dataTable,
    'docs/patterns/list-with-filters.md': '# List with filters\n',
  }
  for (const folder of ['dist', 'docs/patterns']) mkdirSync(join(library, folder), { recursive: true })
  for (const [name, words] of Object.entries(files)) writeFileSync(join(library, name), words)
}

async function ask(name: string, input: Record<string, string> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const [answer] = content as { text: string }[]
  return { text: answer?.text ?? '', isError: isError === true }
}

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'eksport-mcp-'))
  install()
  client = new Client({ name: 'test', version: '1' })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await makeServer(openLibrary(findLibrary(project)), '0.2.0').connect(there)
  await client.connect(here)
})
afterEach(async () => {
  await client.close()
  rmSync(project, { recursive: true })
})

describe('[LIB-09] the server', () => {
  it('offers four tools, each with a description and none that changes anything', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['find', 'component', 'pattern', 'tokens'])
    for (const { description, annotations } of tools) {
      expect(description).toMatch(/\.$/)
      expect(annotations?.readOnlyHint).toBe(true)
    }
  })

  it('finds by name before purpose, and all without words', async () => {
    expect((await ask('find', { words: 'table' })).text).toBe(
      '- component `data-table` (DataTable): A table for rows of any kind.',
    )
    expect((await ask('find')).text.split('\n')).toHaveLength(3)
    expect((await ask('find', { words: 'rocket' })).text).toContain("Nothing has 'rocket'")
  })

  it('gives pages by file or by the name in code', async () => {
    expect((await ask('component', { name: 'DataTable' })).text).toBe(dataTable)
    expect((await ask('component', { name: 'data-table' })).text).toBe(dataTable)
    expect((await ask('pattern', { name: 'List with filters' })).text).toBe('# List with filters\n')
  })

  it('gives the page on which a part, a function or a type of its own stands', async () => {
    for (const name of ['ColumnChooser', 'columnsOf']) expect((await ask('component', { name })).text).toBe(dataTable)
    expect((await ask('component', { name: 'ButtonKind' })).isError).toBe(true)
    expect((await ask('find', { words: 'chooser' })).text).toContain('`data-table`')
  })

  it('refuses a name that nothing has, and a path, and says which there are', async () => {
    for (const name of ['Carousel', '../../package', '']) {
      expect(await ask('component', { name })).toEqual({
        text: `There is no component '${name}'. There are: badge, data-table.`,
        isError: true,
      })
    }
  })

  it('gives tokens in both schemes', async () => {
    expect((await ask('tokens', { text: 'action' })).text).toBe(
      'theme.light --eks-action: #116e6b\ntheme.dark --eks-action: #7fc8a9',
    )
    expect((await ask('tokens', { text: 'radius' })).text).toBe('base --eks-radius: 5px')
    expect((await ask('tokens', { text: 'nothing' })).isError).toBe(true)
  })

  it('says what to do where the library is not installed, or is older than its pages', () => {
    const library = join(project, 'node_modules/@eksport/ui')
    rmSync(join(library, 'llms.txt'))
    expect(() => openLibrary(findLibrary(project))).toThrow('needs @eksport/ui 0.2 or newer')
    rmSync(library, { recursive: true })
    expect(() => findLibrary(project)).toThrow('npm install @eksport/ui')
  })
})
