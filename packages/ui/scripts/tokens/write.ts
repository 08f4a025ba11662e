// Writes the design tokens for design tools: node scripts/tokens/write.ts [file, default src/tokens.json]. npm run
// generate:tokens also formats it. The file is kept in git, because plugins of design tools read it there;
// tokens.test.ts fails when it is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDocument } from './make-document.ts'

const folder = join(import.meta.dirname, '../..')
const [, , file = 'src/tokens.json'] = process.argv
const css = readFileSync(join(folder, 'src/tokens.css'), 'utf8')
writeFileSync(join(folder, file), `${JSON.stringify(makeDocument(css))}\n`)
