// Writes docs/<component>.md and llms.txt of the package from the sources: node scripts/docs/write.ts
// They are made by the build and not kept in git: all of them follow from usage.md and the types.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePages } from './make-pages.ts'
import { packageFolder } from './places.ts'
import { renderIndex } from './render-index.ts'

const folder = join(packageFolder, 'docs')
const pages = makePages()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const { api, text } of pages) writeFileSync(join(folder, `${api.folder}.md`), text)
writeFileSync(join(packageFolder, 'llms.txt'), renderIndex(pages))
console.log(`${pages.length} pages in docs/, and llms.txt`)
