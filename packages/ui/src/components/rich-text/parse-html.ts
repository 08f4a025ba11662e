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
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trusted(html), 'text/html').body
}
