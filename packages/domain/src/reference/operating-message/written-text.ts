/** A node of a message: text, or one of the few allowed elements [SEC-15]. */
export type MessageNode =
  | string
  | {
      readonly tag: 'p' | 'br' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a'
      /** For links only, with https. */
      readonly href?: string
      readonly children: readonly MessageNode[]
    }

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML, in an element or between double quotation marks. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const writeHtml = (nodes: readonly MessageNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const { tag, href, children } = node
      if (tag === 'br') return '<br>'
      return `<${tag}${href === undefined ? '' : ` href="${escaped(href)}"`}>${writeHtml(children)}</${tag}>`
    })
    .join('')

const inlinePattern =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=[^\s*])(.+?)(?<=[^\s*])\*|\[([^\]\n]+)\]\((https:\/\/[^\s)]+)\)|(https:\/\/[^\s<>"*]*[^\s<>"*.,:;!?)])/g

/** Parses **strong**, *emphasis*, [words of a link](https://…) and bare URLs. */
function inlineOf(text: string): MessageNode[] {
  const nodes: MessageNode[] = []
  let from = 0
  for (const found of text.matchAll(inlinePattern)) {
    const [whole, strong, stressed, words, href, bare] = found
    if (found.index > from) nodes.push(text.slice(from, found.index))
    if (strong !== undefined) nodes.push({ tag: 'strong', children: inlineOf(strong) })
    else if (stressed !== undefined) nodes.push({ tag: 'em', children: inlineOf(stressed) })
    else nodes.push({ tag: 'a', href: href ?? bare ?? '', children: [words ?? bare ?? ''] })
    from = found.index + whole.length
  }
  if (from < text.length) nodes.push(text.slice(from))
  return nodes
}

const markOf = { ul: /^- +/, ol: /^\d{1,3}\. +/ } as const

function kindOf(line: string): 'ul' | 'ol' | 'p' {
  if (markOf.ul.test(line)) return 'ul'
  return markOf.ol.test(line) ? 'ol' : 'p'
}

function blockOf(kind: 'ul' | 'ol' | 'p', lines: readonly string[]): MessageNode {
  if (kind === 'p') {
    const children = lines.flatMap((line, index) => [
      ...(index === 0 ? [] : [{ tag: 'br', children: [] } as const]),
      ...inlineOf(line),
    ])
    return { tag: 'p', children }
  }
  const items = lines.map((line) => ({ tag: 'li', children: inlineOf(line.replace(markOf[kind], '')) }) as const)
  return { tag: kind, children: items }
}

/**
 * [SEC-15] The HTML of a message that an officer has written: an empty line separates paragraphs, lines that begin with `- ` or
 * `1. ` are a list. HTML in the text is escaped, so that whatever is written is harmless.
 */
export function htmlOfWritten(text: string): string {
  const blocks: { readonly kind: 'ul' | 'ol' | 'p'; readonly lines: string[] }[] = []
  let isApart = true
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const kind = kindOf(line)
    const last = blocks.at(-1)
    if (line === '') isApart = true
    else if (last === undefined || isApart || last.kind !== kind) {
      blocks.push({ kind, lines: [line] })
      isApart = false
    } else last.lines.push(line)
  }
  return writeHtml(blocks.map(({ kind, lines }) => blockOf(kind, lines)))
}

const inlineText = (nodes: readonly MessageNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replace(/\s+/g, ' ')
      const { tag, href, children } = node
      const words = inlineText(children)
      if (tag === 'br') return '\n'
      if (tag === 'strong') return `**${words}**`
      if (tag === 'em') return `*${words}*`
      if (tag === 'a') return words === href ? words : `[${words}](${href})`
      return ` ${words} `
    })
    .join('')

function textOfBlock(node: MessageNode): string {
  if (typeof node === 'string' || (node.tag !== 'ul' && node.tag !== 'ol')) {
    return inlineText(typeof node !== 'string' && node.tag === 'p' ? node.children : [node])
  }
  const items = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  return items
    .map((item, index) => {
      const words = inlineText(typeof item === 'string' ? [item] : item.children).trim()
      return `${node.tag === 'ul' ? '-' : `${index + 1}.`} ${words}`
    })
    .join('\n')
}

const isBlock = (node: MessageNode) => typeof node !== 'string' && ['p', 'ul', 'ol'].includes(node.tag)

/** The source text from which {@link htmlOfWritten} makes such nodes, for editing. */
export function writtenOfNodes(nodes: readonly MessageNode[]): string {
  const parts: { text: string; isBlock: boolean }[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    // Adjacent text outside of any block is one paragraph.
    if (!isBlock(node) && last?.isBlock === false) last.text += textOfBlock(node)
    else parts.push({ text: textOfBlock(node), isBlock: isBlock(node) })
  }
  return parts
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')
}
