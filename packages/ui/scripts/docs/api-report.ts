// The public API of the package as one text in git, so that each change of it is seen in review:
//   node scripts/docs/api-report.ts            writes api.md
//   node scripts/docs/api-report.ts --check    fails when the sources say otherwise, and shows where
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder, publicFolders } from './places.ts'
import { readFolder, withReader } from './read-api.ts'
import { changedLines, renderReport } from './render-report.ts'

const file = join(packageFolder, 'api.md')
const report = withReader((reader) => renderReport(publicFolders().map((folder) => readFolder(reader, folder))))

if (!process.argv.includes('--check')) {
  writeFileSync(file, report)
  console.log(`packages/ui/api.md, ${report.split('\n').length} lines`)
} else {
  const changes = changedLines(existsSync(file) ? readFileSync(file, 'utf8') : '', report)
  if (changes.length > 0) {
    console.error(`The public API is not what packages/ui/api.md says:\n\n${changes.join('\n')}\n`)
    console.error('When it is meant: npm run generate:api, commit api.md with the change, and add a changeset.')
    process.exitCode = 1
  }
}
