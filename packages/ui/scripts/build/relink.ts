import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const statement = /^(?<kind>import|export) \{\s+(?<names>[^}]+?),?\s+\} from "(?<from>[^"]+)";$/gm

/** How a module names another one of the package. */
const pathTo = (file: string, other: string): string => {
  const path = relative(dirname(file), other).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/** What a module asks of another. */
interface Asked {
  readonly from: string
  readonly names: readonly string[]
  /** The module that asks, by its place and its text. */
  readonly file: string
  readonly code: string
}

/** Lets the modules below a folder take names from another module than they ask; `home` answers which, if any. */
export function relink(dist: string, home: (asked: Asked) => string | undefined): void {
  for (const name of globSync('**/*.js', { cwd: dist, exclude: ['vendor/**'] })) {
    const file = join(dist, name)
    const code = readFileSync(file, 'utf8')
    const linked = code.replace(statement, (whole, kind: string, list: string, from: string) => {
      const names = list.split(/,\s+/)
      const other = home({ from, names, file, code })
      return other === undefined ? whole : `${kind} { ${names.join(', ')} } from "${pathTo(file, other)}";`
    })
    if (linked !== code) writeFileSync(file, linked)
  }
}
