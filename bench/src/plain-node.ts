import { spawnSync } from 'node:child_process'
import { existsSync, globSync, realpathSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { report } from './report.ts'
import { packed } from './size/packed.ts'

const contract = join(import.meta.dirname, '../../packages/ui/src/contract')
const source = join(contract, '..')
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
let empty = 0
for (const { name, render, clientOnly } of conformanceTable) {
  try {
    if (renderToString(render(forwarded)) === '' && !clientOnly) broken.push(name + ': rendered nothing')
  } catch (error) {
    broken.push(name + ': ' + error)
  }
}
console.log(JSON.stringify({ node: process.version, rows: conformanceTable.length, broken }))
`

/** The Node of this run, and any other that the machine has: on the path, where they usually lie, and in the store of a CI. */
const nodes = () => {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const usual = ['/usr/local/bin/node', '/usr/bin/node']
  const { RUNNER_TOOL_CACHE: store } = process.env
  const stored = store ? globSync(join(store, 'node/*/*/bin/node')) : []
  const found = [process.execPath, ...onPath, ...usual, ...stored]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path))
  return [...new Set(found)]
}

const environment = () => {
  const { NODE_OPTIONS: _, ...rest } = process.env
  return rest
}

if (import.meta.main) {
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
  const figures = nodes().map((node) => {
    const { stdout, stderr, status } = spawnSync(node, [outfile], { encoding: 'utf8', env: environment() })
    if (status !== 0) throw new Error(`${node} could not load the package:\n${stderr}`)
    const { node: version, rows, broken } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    for (const line of broken) console.log(`  ${line}`)
    return { name: `of ${rows} components, not rendered by Node ${version}`, value: broken.length, limit: 0, unit: '' }
  })
  rmSync(outfile, { force: true })
  process.exitCode = report(figures) ? 0 : 1
}
