// Copies third-party assets into the package: node scripts/build/copy-assets.ts. Of Inter, the seven files of 40 that
// fonts.css asks for; of Lucide, the licence, because our sources contain its icons (scripts/icons/write.ts).
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const home = join(import.meta.dirname, '../..')
const dist = join(home, 'dist')
const inter = join(home, 'node_modules/@fontsource-variable/inter')

const statement = "@import '@fontsource-variable/inter/index.css';"
const source = readFileSync(join(home, 'src/fonts.css'), 'utf8')
if (!source.includes(statement)) throw new Error(`src/fonts.css does not say ${statement}`)

mkdirSync(join(dist, 'fonts'), { recursive: true })
const faces = readFileSync(join(inter, 'index.css'), 'utf8').replaceAll(
  /url\(\.\/files\/([^)]+)\)/g,
  (_, file: string) => {
    copyFileSync(join(inter, 'files', file), join(dist, 'fonts', basename(file)))
    return `url(./fonts/${file})`
  },
)
copyFileSync(join(inter, 'LICENSE'), join(dist, 'fonts/LICENSE'))
writeFileSync(join(dist, 'fonts.css'), source.replace(statement, faces))
copyFileSync(join(home, 'node_modules/lucide-react/LICENSE'), join(dist, 'foundation/icons/LICENSE'))
