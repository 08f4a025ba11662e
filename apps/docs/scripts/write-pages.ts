// Writes every page of the site from the sources: node scripts/write-pages.ts. The output is not kept in git.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPatterns } from '../../../packages/ui/scripts/docs/patterns.ts'
import { renderIndex } from '../../../packages/ui/scripts/docs/render-index.ts'
import { writeAccessibility } from './accessibility.ts'
import { writeComponents } from './components.ts'
import { writeGuides, writeOwnData } from './guides.ts'
import { publish, root, writePage, written } from './pages.ts'
import { writePatterns } from './patterns.ts'
import { writeStatus } from './status.ts'
import { readBuilt } from './transcript.ts'

for (const folder of written) rmSync(folder, { recursive: true, force: true })
const { transcript, badge } = await readBuilt()
const pages = writeComponents(transcript)
writePatterns()
writeGuides(badge)
writeOwnData()
writeStatus(pages)
writeAccessibility(transcript)

const ui = join(root, 'packages/ui')
const changelog = readFileSync(join(ui, 'CHANGELOG.md'), 'utf8')
writePage(
  'changelog',
  { title: 'Changelog', description: 'What changed, version by version.' },
  changelog.replace(/^# .*\n/, ''),
)
for (const language of ['', 'nb/']) {
  publish(`${language}llms.txt`, renderIndex(pages, readPatterns()))
  publish(`${language}CHANGELOG.md`, changelog)
  publish(`${language}README.md`, readFileSync(join(ui, 'README.md'), 'utf8'))
}
publish('favicon.svg', readFileSync(join(root, 'apps/submitter/public/favicon.svg'), 'utf8'))
publish('dist/tokens.json', readFileSync(join(ui, 'src/tokens.json'), 'utf8'))
console.log(`${pages.length} components written`)
