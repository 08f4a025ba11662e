import type { AtRule, Root } from 'postcss'

/** What Tailwind writes for browsers older than those that we support (README, 'Browsers'). */
const isForOldBrowsers = ({ name, params, nodes }: AtRule) =>
  name === 'layer' && params === 'properties' && nodes !== undefined

/** All of them mix colours. */
const isAlwaysTrue = ({ name, params }: AtRule) => name === 'supports' && params.startsWith('(color:color-mix(')

/** The marks of pdf.js's search, in the sheet of its text layer: its own viewer draws them, and none of our pages does. */
function dropMarksOfSearch(root: Root) {
  let dropped = 0
  root.walkRules(/\.highlight\b/, (rule) => {
    rule.remove()
    dropped += 1
  })
  if (dropped === 0) throw new Error('The sheet of the text layer marks no search any more: this step can go.')
}

/** Tailwind's own variables that no declaration reads are neither registered nor set. */
function dropUnread(root: Root) {
  const read = new Set(root.toString().match(/(?<=var\()--tw-[\w-]+/g))
  const isUnread = (name: string) => name.startsWith('--tw-') && !read.has(name)
  root.walkDecls((declaration) => {
    if (isUnread(declaration.prop)) declaration.remove()
  })
  root.walkAtRules('property', (rule) => {
    if (isUnread(rule.params)) rule.remove()
  })
  // Nor do they move from one value to another.
  root.walkDecls('transition-property', (declaration) => {
    declaration.value = declaration.value
      .split(/,\s*/)
      .filter((name) => !isUnread(name))
      .join()
  })
}

const reading = /var\((?<name>--tw-[\w-]+)(?:,(?<otherwise>[^()]*))?\)/g
const noShadow = '0 0 #0000'

/** Tailwind's own variables that no declaration sets are what they are registered with, or what their reader says otherwise. */
function settleUnset(root: Root) {
  const registered = new Map<string, string | undefined>()
  root.walkAtRules('property', (rule) => {
    const initial = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value')
    registered.set(rule.params, initial?.type === 'decl' ? initial.value : undefined)
  })
  const set = new Set<string>()
  root.walkDecls(({ prop }) => void set.add(prop))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(reading, (whole, name: string, otherwise: string | undefined) =>
      set.has(name) ? whole : (registered.get(name) ?? otherwise ?? whole).trim(),
    )
    if (declaration.prop !== 'box-shadow') return
    const seen = declaration.value.split(/,\s*(?![^(]*\))/).filter((shadow) => shadow !== noShadow)
    declaration.value = seen.join(',') || noShadow
  })
}

/** Tailwind multiplies what it could say: `calc(3px * -1)`, and −50 % as `calc(calc(1 / 2 * 100%) * -1)`. */
function workOut(root: Root) {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replaceAll('calc(1 / 2 * 100%)', '50%')
      .replaceAll(/calc\((\d+(?:px|%)?) \* -1\)/g, '-$1')
  })
}

/** Takes out what no supported browser needs and what nothing reads. */
export function slimStylesheet(root: Root): void {
  root.walkAtRules((rule) => {
    if (isForOldBrowsers(rule)) rule.remove()
    else if (isAlwaysTrue(rule)) rule.replaceWith(rule.nodes ?? [])
  })
  dropMarksOfSearch(root)
  settleUnset(root)
  workOut(root)
  dropUnread(root)
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}
