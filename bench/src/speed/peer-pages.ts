import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forProduction } from './in-browser.ts'

const folder = join(import.meta.dirname, '../../peers')
const stamp = join(folder, 'node_modules/.eksport-stamp')

/** The peers by the names of their pages. */
export const peers = ['mui', 'ag-grid', 'mantine', 'aksel'] as const

/** Fetches the peers, once for each lockfile: nobody else needs them, so the project itself never does. */
function install(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Fetching the peers (once)')
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The peers could not be fetched${error ? `: ${error.message}` : ''}`)
  writeFileSync(stamp, lock)
}

/** The peers' pages, fetched if need be. One of them asks for its mode by Node's variable. */
export const peerPages = () => {
  install()
  return forProduction(join(folder, 'pages'), peers, { define: { 'process.env.NODE_ENV': '"production"' } })
}
