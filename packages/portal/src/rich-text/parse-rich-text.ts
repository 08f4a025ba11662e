/** A piece of text of an operating message: words, or a harmless element with pieces inside. */
export type RichNode =
  | { readonly kind: 'words'; readonly words: string }
  | {
      readonly kind: 'element'
      readonly name: RichName
      readonly href?: string
      readonly children: readonly RichNode[]
    }

const names = ['p', 'a', 'ul', 'ol', 'li', 'strong', 'em', 'br'] as const
export type RichName = (typeof names)[number]

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decode = (words: string) =>
  words.replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  )

const hrefOf = (attributes: string): string | undefined => {
  const href = decode(/\bhref\s*=\s*"([^"]*)"/.exec(attributes)?.[1] ?? '')
  return href.startsWith('https://') ? href : undefined
}

interface Open {
  readonly name: RichName | undefined
  readonly href?: string | undefined
  readonly children: RichNode[]
}

const asName = (name: string): RichName | undefined => names.find((known) => known === name.toLowerCase())

/** An unknown element, or a link that leads nowhere safe, gives its words only. */
function close({ name, href, children }: Open): readonly RichNode[] {
  if (name === undefined || (name === 'a' && href === undefined)) return children
  return [{ kind: 'element', name, children, ...(href === undefined ? {} : { href }) }]
}

/**
 * [SEC-15] Reads the few elements that a message may hold, as data: nothing is ever handed to the browser as HTML.
 * What is not on the list is dropped, its words are kept.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const stack: Open[] = [{ name: undefined, children: [] }]
  const top = () => stack.at(-1)?.children ?? []
  const closeTop = () => {
    const open = stack.pop()
    if (open) top().push(...close(open))
  }
  for (const [, end, tag, attributes = '', words] of html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+|<)/gi)) {
    if (tag === undefined) top().push({ kind: 'words', words: decode(words ?? '') })
    else if (end === '/') {
      const name = asName(tag)
      const depth = stack.findLastIndex((open, index) => index > 0 && open.name === name)
      while (name !== undefined && depth > 0 && stack.length > depth) closeTop()
    } else if (asName(tag) === 'br') top().push({ kind: 'element', name: 'br', children: [] })
    else if (asName(tag) !== undefined) stack.push({ name: asName(tag), href: hrefOf(attributes), children: [] })
  }
  while (stack.length > 1) closeTop()
  return top()
}
