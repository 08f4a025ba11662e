interface TrustedPolicy {
  createHTML: (html: string) => string
}

interface TrustedPolicies {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy
}

/** The name of the policy that a page with Trusted Types must allow; see usage.md. */
const policyName = 'eksport-rich-text'
// A page may hold one policy of a name: it is made once.
const made = new WeakMap<TrustedPolicies, TrustedPolicy>()

/** What the parser may be given: under Trusted Types it takes nothing but what a policy has answered for. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedPolicies }
  if (trustedTypes === undefined) return html
  const policy = made.get(trustedTypes) ?? trustedTypes.createPolicy(policyName, { createHTML: (text) => text })
  made.set(trustedTypes, policy)
  return policy.createHTML(html)
}

/**
 * HTML as the browser reads it, in a document of its own that runs no script and fetches nothing. Nothing of it may be
 * put into the page: read it, and draw anew what may be drawn.
 */
function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trusted(html), 'text/html').body
}

/** A piece of foreign HTML that is safe to draw: text, or one of a few elements. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] }

/** The elements that are let through. */
export type RichTag = 'p' | 'br' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a'

const tags: ReadonlyMap<string, RichTag> = new Map([
  ...(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const).map((tag) => [tag, tag] as const),
  // Their nearest kin.
  ['b', 'strong'],
  ['i', 'em'],
  ['div', 'p'],
])

/** What holds no words for a reader goes whole. */
const dropped = 'script, style, template, iframe, object, embed, noscript, svg, math'
const blocks = 'p, div, ul, ol'

/** The address if it leads to a web page over https; undefined for everything else. */
export function safeHref(raw: string): string | undefined {
  // The browser's own reading: spaces and signs of control in a scheme ('java\nscript:') deceive nobody.
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  return url?.protocol === 'https:' ? url.href : undefined
}

function nodesOf(element: Element): RichNode[] {
  return [...element.childNodes].flatMap((node): RichNode | RichNode[] => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
    return node.nodeType === node.ELEMENT_NODE ? nodeOf(node as Element) : []
  })
}

function nodeOf(element: Element): RichNode | RichNode[] {
  if (element.matches(dropped)) return []
  const tag = tags.get(element.localName)
  const children = nodesOf(element)
  if (tag === 'a') {
    const href = safeHref(element.getAttribute('href') ?? '')
    // A link that leads nowhere safe keeps its words.
    return href === undefined ? children : { tag, href, children }
  }
  // A paragraph holds no paragraph: what is round others is nothing itself.
  if (tag === undefined || (tag === 'p' && element.querySelector(blocks))) return children
  return { tag, children }
}

/**
 * Reads HTML from elsewhere with the browser's own parser, in a document that runs and fetches nothing, and with
 * a list of what may pass: other elements lose their tags. In a browser alone; see {@link wordsOfHtml}.
 */
export function parseRichText(html: string): readonly RichNode[] {
  return nodesOf(parseHtml(html))
}

/** Only the words, e.g. for an announcement. */
export function richTextToString(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : `${richTextToString(node.children)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
