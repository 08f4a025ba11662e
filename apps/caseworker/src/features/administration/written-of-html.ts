import { type MessageNode, writtenOfNodes } from '@eksport/domain'

const names = {
  p: 'p',
  br: 'br',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
} as const
const isNamed = (name: string): name is keyof typeof names => Object.hasOwn(names, name)

function nodesOf(element: Element): MessageNode[] {
  return [...element.childNodes].flatMap((node): MessageNode | MessageNode[] => {
    if (node instanceof Text) return node.data
    return node instanceof Element ? nodeOf(node) : []
  })
}

function nodeOf(element: Element): MessageNode | MessageNode[] {
  const children = nodesOf(element)
  const href = element.getAttribute('href') ?? ''
  if (element.localName === 'a' && href.startsWith('https://')) return { tag: 'a', href, children }
  return isNamed(element.localName) ? { tag: names[element.localName], children } : children
}

interface Policy {
  createHTML: (html: string) => string
}

/** With Trusted Types the parser only accepts values from a policy. The parsed document is separate and runs no scripts. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
}
const policy = trustedTypes?.createPolicy('eksport-written', { createHTML: (html) => html })
const parse = (html: string) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html').body

/**
 * Turns the stored HTML of a message back into editable text, for messages that came with a release too. Unknown elements lose their tags.
 */
export const writtenOfHtml = (html: string): string => writtenOfNodes(nodesOf(parse(html)))
