import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { captureOrThrow } from '../lib/capture.ts'
import { root } from '../lib/root.ts'
import type { Scope } from '../lib/scope.ts'

/** Stryker is used here alone, so it is pinned here and not in the lockfile. */
const stryker = '10.1.1'

const folder = join(root, '.tmp/mutation')
/** Where Stryker runs, and where it writes its reports. */
export const mutatedPackage = join(folder, 'packages/domain')

const left = new Set(['node_modules', 'dist', 'coverage'])
// Starts programs of its own; a mutant is active in the process of the tests only.
const outside = new Set(['office-zones.test.ts'])
const isCopied = (path: string) => !left.has(basename(path)) && !outside.has(basename(path))

const copied = [
  ...['packages/forms', 'packages/domain', 'data', 'docs/status-machine.md'],
  ...['pnpm-lock.yaml', 'tsconfig.base.json', '.npmrc'],
]

// The lockfile's versions of what the two packages need, without the apps and their hundreds of packages.
const workspace = (text: string) => text.replace(/^packages:\n(?: {2}- .*\n)+/m, 'packages:\n  - packages/*\n')

export const removeCopy = () => rmSync(folder, { recursive: true, force: true })

/** A copy of the packages that are mutated, with Stryker in it: the working tree and the lockfile stay as they are. */
export const makeCopy = async (scope: Scope, pnpmWorkspace: string) => {
  removeCopy()
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true, filter: isCopied })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace(pnpmWorkspace))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mutation', private: true, type: 'module' }))
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${stryker}`)
  await captureOrThrow(scope, ['pnpm', 'add', '--save-dev', ...packages], { cwd: mutatedPackage, env: { CI: 'true' } })
}
