import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import { built } from './built.ts'

const contract = join(import.meta.dirname, '../../packages/ui/src/contract')
const source = join(contract, '..')
const packed = built('packed')
const product = join(packed, 'node_modules/@eksport/ui/dist')

/** What the rows import of the design system is taken from the unpacked tarball, and nothing of it is bundled. */
const fromTheTarball: Plugin = {
  name: 'from-the-tarball',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path)
      const shipped = join(product, file.slice(source.length))
      return file.startsWith(source) && !file.startsWith(contract) && existsSync(shipped)
        ? { path: shipped, external: true }
        : undefined
    })
  },
}

const program = `
import { renderToString } from 'react-dom/server'
import { conformanceTable } from ${JSON.stringify(join(contract, 'conformance.table.tsx'))}
const forwarded = { ref: () => undefined, className: 'mine', 'data-testid': 'it', 'aria-details': 'there' }
const broken = []
for (const { name, render, clientOnly } of conformanceTable) {
  try {
    if (renderToString(render(forwarded)) === '' && !clientOnly) broken.push(name + ': rendered nothing')
  } catch (error) {
    broken.push(name + ': ' + error)
  }
}
console.log(JSON.stringify({ rows: conformanceTable.length, broken }))
`

/** The Node of this run, and any other on the path: CI has the oldest one that the package promises. */
const nodes = new Set(
  [process.execPath, ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path)),
)

test('each component of the tarball renders on plain Node', async () => {
  const outfile = join(packed, 'render-all.mjs')
  await build({
    stdin: { contents: program, resolveDir: packed, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    plugins: [fromTheTarball],
    outfile,
    logLevel: 'error',
  })
  const { NODE_OPTIONS: _, ...env } = process.env
  for (const node of nodes) {
    const { stdout, stderr, status } = spawnSync(node, [outfile], { encoding: 'utf8', env })
    expect(status, `${node}: ${stderr}`).toBe(0)
    const { rows, broken } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    expect(rows).toBeGreaterThan(40)
    expect(broken, node).toEqual([])
  }
  rmSync(outfile)
})
