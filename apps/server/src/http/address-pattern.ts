/** Tests whether an address belongs to a route. */
export type AddressPattern = Pick<RegExp, 'test'>

function patternOf(part: string): string {
  if (part === '*') return '/.*'
  if (part.startsWith('{-$')) return '(?:/[^/]+)?'
  return /^[:$]/.test(part) ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`
}

/**
 * The pattern of a route: a part after `:` or `$` matches anything but a slash, `{-$…}` is optional, and `*` at the end
 * matches anything.
 */
export const addressPattern = (route: string): AddressPattern => {
  const parts = route.split('/').filter((part) => part !== '')
  return new RegExp(`^${parts.map(patternOf).join('')}/?$`)
}
