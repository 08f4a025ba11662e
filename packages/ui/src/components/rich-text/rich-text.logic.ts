interface TrustedPolicy {
  createHTML: (html: string) => string
}

interface TrustedPolicies {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy
}

/** The name of the policy that a page with Trusted Types must allow; see usage.md. */
const policyName = 'eksport-rich-text'
// A page allows one policy per name, so it is created once.
const made = new WeakMap<TrustedPolicies, TrustedPolicy>()

/** Input for the parser: under Trusted Types it accepts only what a policy has created. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedPolicies }
  if (trustedTypes === undefined) return html
  const policy = made.get(trustedTypes) ?? trustedTypes.createPolicy(policyName, { createHTML: (text) => text })
  made.set(trustedTypes, policy)
  return policy.createHTML(html)
}

/**
 * Parses HTML with the browser, in a separate document that runs no script and fetches nothing. None of its nodes may be
 * inserted in the page: read them, and render only what is allowed.
 */
function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trusted(html), 'text/html').body
}

/** A node of foreign HTML that is safe to render: text, or one of a few elements. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] }

/** The allowed elements. */
export type RichTag = 'p' | 'br' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a'

const tags: ReadonlyMap<string, RichTag> = new Map([
  ...(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const).map((tag) => [tag, tag] as const),
  // Mapped to equivalents.
  ['b', 'strong'],
  ['i', 'em'],
  ['div', 'p'],
])

/** Elements without text for readers are dropped with their content. */
const dropped = 'script, style, template, iframe, object, embed, noscript, svg, math'
const blocks = 'p, div, ul, ol'

/** The address if it is a web page over https; undefined for anything else. */
export function safeHref(raw: string): string | undefined {
  // Uses the browser's own parsing, so whitespace and control characters in a scheme ('java\nscript:') cannot deceive
  // it.
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
    // A link without a safe address keeps its text.
    return href === undefined ? children : { tag, href, children }
  }
  // A paragraph cannot contain paragraphs: the outer one is dropped.
  if (tag === undefined || (tag === 'p' && element.querySelector(blocks))) return children
  return { tag, children }
}

/**
 * Parses foreign HTML with the browser's parser, in a document that runs and fetches nothing, and keeps only allowed
 * elements: others lose their tags. Browser only; see {@link wordsOfHtml}.
 */
export function parseRichText(html: string): readonly RichNode[] {
  return nodesOf(parseHtml(html))
}

/** The text only, e.g. for an announcement. */
export function richTextToString(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : `${richTextToString(node.children)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
