const tags = {
  p: 'p',
  div: 'p',
  br: 'br',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  a: 'a',
} as const

type Tag = (typeof tags)[keyof typeof tags]

/** A piece of a message: words, or one of the few elements that are let through. */
export type HarmlessNode =
  | string
  | { readonly tag: Tag; readonly href?: string; readonly children: readonly HarmlessNode[] }

interface Open {
  readonly tag: Tag | 'whole'
  readonly href?: string
  readonly children: HarmlessNode[]
}

const dropped =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|object|embed|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const piece = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi
const address = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decoded = (text: string) =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = Number(name.slice(1).replace(/^x/i, '0x'))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** The address of a link, if it leads to a web page over https; what a browser would read otherwise is no address. */
function safeAddress(attributes: string): string | undefined {
  const [, double, single, bare] = address.exec(attributes) ?? []
  const href = decoded(double ?? single ?? bare ?? '').trim()
  return /^https:\/\/[^\s"'<>\\]+$/i.test(href) ? href : undefined
}

const isTag = (name: string): name is keyof typeof tags => Object.hasOwn(tags, name)
const blocks: readonly Open['tag'][] = ['p', 'ul', 'ol']

/** Ends what is open down to an element, if it is open. */
function close(open: Open[], tag: Tag): void {
  const from = open.findLastIndex((one) => one.tag === tag)
  if (from > 0) open.length = from
}

function begin(open: Open[], tag: Tag, href: string | undefined): void {
  // A paragraph holds no block, an item no item of the same list, and a link no link.
  if (blocks.includes(tag)) close(open, 'p')
  if (tag === 'li' && open.findLastIndex((one) => one.tag === 'li') > open.findLastIndex(isList)) close(open, 'li')
  if (tag === 'li' && !open.some(isList)) return
  if (tag === 'a' && (href === undefined || open.some((one) => one.tag === 'a'))) return
  const node: Open & { readonly tag: Tag } = { tag, ...(href === undefined ? {} : { href }), children: [] }
  open.at(-1)?.children.push(node)
  if (tag !== 'br') open.push(node)
}

const isList = ({ tag }: Open) => tag === 'ul' || tag === 'ol'

/** [SEC-15] Reads HTML with a list of what may pass; other elements lose their tags, and those that hold no words go whole. */
export function readHtml(html: string): readonly HarmlessNode[] {
  const whole: Open = { tag: 'whole', children: [] }
  const open = [whole]
  for (const [text, slash, name = '', attributes = ''] of html.replace(dropped, '').matchAll(piece)) {
    const known = name.toLowerCase()
    if (name === '') open.at(-1)?.children.push(decoded(text))
    else if (!isTag(known)) continue
    else if (slash === '/') close(open, tags[known])
    else begin(open, tags[known], known === 'a' ? safeAddress(attributes) : undefined)
  }
  return whole.children
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** The nodes as HTML. */
export const writeHtml = (nodes: readonly HarmlessNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const { tag, href, children } = node
      if (tag === 'br') return '<br>'
      return `<${tag}${href === undefined ? '' : ` href="${escaped(href)}"`}>${writeHtml(children)}</${tag}>`
    })
    .join('')

/** [SEC-15] The HTML of a message as it may be kept: p, a, ul, ol, li, strong, em and br, and links over https. */
export const harmlessHtml = (html: string): string => writeHtml(readHtml(html))

/** The words alone. */
export const wordsOfNodes = (nodes: readonly HarmlessNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `${wordsOfNodes(node.children)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
