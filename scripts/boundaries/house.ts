import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { House } from './overrides.ts'

const Names = z.record(z.string(), z.string()).default({})
const Manifest = z.object({ dependencies: Names, peerDependencies: Names })

// The build takes them into the package (packages/ui/scripts/build/write-vendor.ts, write-fonts.ts), so nobody installs them.
const vendored = [
  '@fontsource-variable/inter',
  '@radix-ui/react-dialog',
  '@radix-ui/react-popover',
  'class-variance-authority',
  'react-day-picker',
  'react-dropzone',
]

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .toSorted()
    : []

export const readHouse = (root: string): House => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')))
  return {
    uiLibraries: [...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }), ...vendored]
      .filter((name) => !name.startsWith('@eksport/') && name !== 'playwright')
      .toSorted(),
    domainFolders: foldersIn(join(root, 'packages/domain/src')),
    features: ['caseworker', 'submitter'].map((app) => ({
      app,
      names: foldersIn(join(root, 'apps', app, 'src/features')),
    })),
  }
}
