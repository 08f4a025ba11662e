import { type Selector, transform } from 'lightningcss'

/** What one pass over a style found, and left of it. */
interface Pass {
  readonly code: string
  readonly classes: ReadonlySet<string>
}

const classesIn = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name]
    // What stands inside of :is(), :not(), :has() and the like.
    const isOfSelectors = part.type === 'pseudo-class' && 'selectors' in part && part.kind !== 'host'
    return isOfSelectors ? part.selectors.flatMap(classesIn) : []
  })

/** Without what the first words do not wait for: letters that are fetched, and types of properties. */
function without(code: string, unusedSymbols: readonly string[]): Pass {
  const classes = new Set<string>()
  const note = (selector: Selector) => {
    for (const name of classesIn(selector)) classes.add(name)
  }
  const { code: left } = transform({
    filename: 'first-paint.css',
    code: Buffer.from(code),
    minify: true,
    unusedSymbols: [...unusedSymbols],
    visitor: {
      Rule: { 'font-face': () => [], property: () => [] },
      Selector: note,
    },
  })
  return { code: left.toString(), classes }
}

/** Values and movements that a style names and nothing in it uses. */
function unread(code: string): string[] {
  const places = (name: string) => code.match(new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`, 'g'))?.length
  const values = [...code.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name)
  const movements = [...code.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name)
  return [
    ...new Set(values.filter((name) => !new RegExp(String.raw`var\(${name}[,)]`).test(code))),
    ...movements.filter((name) => places(name) === 1),
  ]
}

/** What nothing uses is used by what nothing uses: again, until all that is left is used. */
function withoutUnread(code: string): string {
  const names = unread(code)
  const left = names.length === 0 ? code : without(code, names).code
  return left === code ? code : withoutUnread(left)
}

/**
 * The rules of a built stylesheet that what stands in a page's own markup is painted by: those whose classes all stand there, those of
 * elements, and the values that they read. Layers keep their order, as the stylesheet itself comes later and adds to them.
 */
export function firstPaintStyle(stylesheet: string, page: string): string {
  const standing = new Set([...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const { classes } = without(stylesheet, [])
  const elsewhere = [...classes].filter((name) => !standing.has(name))
  return withoutUnread(without(stylesheet, elsewhere).code)
}
