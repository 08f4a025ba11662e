// Writes src/foundation/icons/icons.ts from Lucide, with the icons that the library's sources import from there: node
// scripts/icons/write.ts. With --check it fails when the file does not match the imports. Lucide itself is 50 MB, which
// no consumer of the package needs.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const home = join(import.meta.dirname, '../..')
const lucide = join(home, 'node_modules/lucide-react')
const target = join(home, 'src/foundation/icons/icons.ts')

const imported = /import \{([^}]*)\} from '[^']*\/icons\/icons\.js'/g

/** The names that the sources import. */
const names = new Set(
  globSync('src/**/*.{ts,tsx}', { cwd: home }).flatMap((file) =>
    [...readFileSync(join(home, file), 'utf8').matchAll(imported)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((part) => part.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== ''),
    ),
  ),
)

const fileOf = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase()

const Module = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
})
const renamed = /export \{ default \} from '\.\/(?<file>[\w-]+)\.mjs'/

/** The shapes as Lucide ships them, without React's keys. */
const shapesOf = async (file: string): Promise<unknown> => {
  const path = join(lucide, 'dist/esm/icons', `${file}.mjs`)
  const other = renamed.exec(readFileSync(path, 'utf8'))?.groups?.file
  if (other !== undefined) return shapesOf(other)
  const { __iconData } = Module.parse(await import(path))
  return __iconData.node.map(([element, { key: _, ...attributes }]) => {
    const { d, ...others } = attributes
    return element === 'path' && d !== undefined && Object.keys(others).length === 0 ? d : [element, attributes]
  })
}

/**
 * Icons that mean forward or back and so are mirrored right to left; a sort arrow, a clock or a tick is the same in any
 * direction.
 */
const sideways = /^(Arrow|Chevron)(Left|Right)$/

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(lucide, 'package.json'), 'utf8')))
const origin = `// Made by scripts/icons/write.ts. Pictures of Lucide ${version}, ISC licence, Copyright (c) Lucide Icons and Contributors.
`
const icons = await Promise.all(
  [...names].toSorted().map(async (name) => {
    const shapes = JSON.stringify(await shapesOf(fileOf(name)))
    return `\nexport const ${name} = /* @__PURE__ */ createIcon(${shapes}${sideways.test(name) ? ", 'mirrored'" : ''})\n`
  }),
)
const text = `${origin}import { createIcon } from './create-icon.js'\n${icons.join('')}`
// Strips the spaces, commas and quotes that the formatter decides.
const bare = (code: string) => code.replaceAll(/[\s'"]/g, '').replaceAll(/,(?=[\])}])/g, '')

if (!process.argv.includes('--check')) {
  writeFileSync(target, text)
} else if (bare(readFileSync(target, 'utf8')) !== bare(text)) {
  console.error('src/foundation/icons/icons.ts is not what the sources import. Run: npm run generate:icons')
  process.exitCode = 1
}
