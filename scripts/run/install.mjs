import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './machine.mjs'
import { quietly } from './quietly.mjs'
import { hashOf, isStamped, writeStamp } from './stamp.mjs'

const stamp = join(root, 'node_modules/.eksport-stamp')
/** Milliseconds. pnpm reports each package that it fetches, and progress for large ones. */
const maxSilenceMs = 120_000

const packageFolders = () => [
  root,
  ...['packages', 'apps'].flatMap((room) => readdirSync(join(root, room)).map((name) => join(root, room, name))),
  ...['e2e', 'bench'].map((room) => join(root, room)),
]

const describedBy = () => [
  join(root, 'pnpm-lock.yaml'),
  join(root, 'pnpm-workspace.yaml'),
  ...packageFolders()
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(file)),
]

/** Installs the packages from the lockfile, unless nothing that describes them has changed. */
export const install = async ({ node, pnpm, env }) => {
  const hash = hashOf(describedBy())
  if (isStamped(stamp, hash)) return
  // In CI mode pnpm asks no questions.
  const calm = { ...env, CI: 'true' }
  await quietly(
    'Installing the packages from the lockfile',
    node,
    [pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'],
    calm,
    maxSilenceMs,
  )
  writeStamp(stamp, hash)
}
