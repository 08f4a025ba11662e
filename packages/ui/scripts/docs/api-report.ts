// Writes the package's public API to one file in git, so that each change to it is seen in review: `node
// scripts/docs/api-report.ts` writes api.md; with `--check` it fails when the sources differ, but still writes the file
// and shows the difference.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './places.ts'
import { readPackage } from './read-package.ts'
import { renderReport } from './render-report.ts'

const file = join(packageFolder, 'api.md')
const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
const report = renderReport(readPackage())
writeFileSync(file, report)

if (!process.argv.includes('--check')) console.log(`packages/ui/api.md, ${report.split('\n').length} lines`)
else if (report !== before) {
  spawnSync('git', ['--no-pager', 'diff', '--unified=0', '--', file], { cwd: packageFolder, stdio: 'inherit' })
  console.error(
    'The public API was not what packages/ui/api.md said. When it is meant: commit api.md with the change, and a changeset.',
  )
  process.exitCode = 1
}
