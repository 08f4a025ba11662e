// Fails if the schema has changed without a migration: generates into a copy of the migrations and expects the message
// that nothing was left to do.
// The message counts, not the exit code: drizzle-kit exits with 0 if nobody answers its question about a renamed
// column.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/root.ts'

const server = join(root, 'apps/server')
const committed = join(server, 'src/db/migrations')
const drizzle = join(server, 'node_modules/drizzle-kit/bin.cjs')

/** The schema imports the workspace's sources, which may not be built. */
const ask = (words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@eksport/source', drizzle, ...words], {
    cwd: server,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`drizzle-kit ${words[0]} failed:\n${stdout}\n${stderr}`)
  return stdout
}

// Inside the server's folder, because drizzle-kit treats every folder as relative.
const copy = mkdtempSync(join(server, 'node_modules/.migrations-'))
try {
  cpSync(committed, copy, { recursive: true })
  const folder = `./${relative(server, copy)}`
  ask(['check', '--dialect=postgresql', `--out=${folder}`])
  const output = ask(['generate', '--dialect=postgresql', '--schema=./src/db/schema/*.ts', `--out=${folder}`])
  const fresh = output.includes('nothing to migrate')
  if (!fresh)
    console.error(`${output}\nThe schema has changed without a migration: run 'pnpm db:generate' in apps/server.`)
  process.exitCode = fresh ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
