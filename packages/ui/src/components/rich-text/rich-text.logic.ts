/** A piece of foreign HTML that is safe to draw: text, or one of a few elements. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] }

const tags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const
/** The elements that are let through. */
export type RichTag = (typeof tags)[number]

const synonyms: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', div: 'p' }
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Text of HTML as it is read: entities are their characters. */
export function decode(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The address if it leads to a web page over https, a mail or a telephone; undefined for everything else. */
export function safeHref(raw: string): string | undefined {
  // Browsers ignore control characters and spaces in a scheme: 'java\nscript:' must not pass as something else.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const href = decode(raw).replace(/[\u0000-\u0020]/g, '')
  return /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href) ? href : undefined
}

function tagOf(name: string): RichTag | undefined {
  return tags.find((tag) => tag === name) ?? synonyms[name]
}

function hrefOf(attributes: string): string | undefined {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const raw = match?.[1] ?? match?.[2] ?? match?.[3]
  return raw === undefined ? undefined : safeHref(raw)
}

interface OpenNode {
  readonly tag: RichTag | 'root' | 'dropped'
  readonly href?: string | undefined
  readonly children: RichNode[]
}

function closeTop(stack: OpenNode[]) {
  const done = stack.pop()
  const parent = stack.at(-1)
  if (!done || !parent) return
  // A link that leads nowhere safe keeps its words.
  if (done.tag === 'root' || done.tag === 'dropped' || (done.tag === 'a' && !done.href))
    parent.children.push(...done.children)
  else
    parent.children.push(
      done.href
        ? { tag: done.tag, href: done.href, children: done.children }
        : { tag: done.tag, children: done.children },
    )
}

function openTag(stack: OpenNode[], name: string, attributes: string) {
  const tag = tagOf(name)
  if (!tag) return
  if (tag === 'br') return stack.at(-1)?.children.push({ tag, children: [] })
  stack.push({ tag, href: tag === 'a' ? hrefOf(attributes) : undefined, children: [] })
}

function closeTag(stack: OpenNode[], name: string) {
  const tag = tagOf(name)
  if (!stack.slice(1).some((node) => node.tag === tag)) return
  while (stack.length > 1) {
    const top = stack.at(-1)?.tag
    closeTop(stack)
    if (top === tag) return
  }
}

/** Reads HTML from elsewhere with a list of what may pass: other elements lose their tags, script and style their content. */
export function parseRichText(html: string): readonly RichNode[] {
  const clean = html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|iframe|object|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
  const root: OpenNode = { tag: 'root', children: [] }
  const stack: OpenNode[] = [root]
  for (const match of clean.matchAll(/<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+|<)/gi)) {
    const [, slash, name, attributes = '', text] = match
    if (text !== undefined) stack.at(-1)?.children.push(decode(text))
    else if (name && slash) closeTag(stack, name.toLowerCase())
    else if (name) openTag(stack, name.toLowerCase(), attributes)
  }
  while (stack.length > 1) closeTop(stack)
  return root.children
}

/** Only the words, e.g. for an announcement. */
export function richTextToString(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : `${richTextToString(node.children)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
