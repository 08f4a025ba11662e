// Writes docs/<component>.md, docs/patterns/<pattern>.md and llms.txt of the package from usage.md and the types: node
// scripts/docs/write.ts. The build makes them; they are not kept in git.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePages } from './make-pages.ts'
import { readPatterns, renderPattern } from './patterns.ts'
import { packageFolder } from './places.ts'
import { renderIndex } from './render-index.ts'

const folder = join(packageFolder, 'docs')
const pages = makePages()
rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'patterns'), { recursive: true })
const patterns = readPatterns()
for (const { api, text } of pages) writeFileSync(join(folder, `${api.folder}.md`), text)
for (const pattern of patterns) writeFileSync(join(folder, 'patterns', `${pattern.name}.md`), renderPattern(pattern))
writeFileSync(join(packageFolder, 'llms.txt'), renderIndex(pages, patterns))
console.log(`${pages.length} pages and ${patterns.length} patterns in docs/, and llms.txt`)
