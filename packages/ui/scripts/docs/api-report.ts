// The public API of the package as one text in git, so that each change of it is seen in review:
//   node scripts/docs/api-report.ts            writes api.md
//   node scripts/docs/api-report.ts --check    fails when the sources say otherwise, writes it all the same and shows what changed
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
