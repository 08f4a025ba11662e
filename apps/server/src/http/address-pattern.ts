/** Finds the addresses that a route stands for. */
export type AddressPattern = Pick<RegExp, 'test'>

function patternOf(part: string): string {
  if (part === '*') return '/.*'
  if (part.startsWith('{-$')) return '(?:/[^/]+)?'
  return /^[:$]/.test(part) ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`
}

/** As routes are written: a part after `:` or `$` is anything but a slash, one in `{-$…}` may be missing, and `*` at the end is anything. */
export const addressPattern = (route: string): AddressPattern => {
  const parts = route.split('/').filter((part) => part !== '')
  return new RegExp(`^${parts.map(patternOf).join('')}/?$`)
}
