/** Finds the addresses that a route stands for. */
export type AddressPattern = Pick<RegExp, 'test'>

/** As routes are written: a part after `:` or `$` is anything but a slash, and `*` at the end is anything. */
export const addressPattern = (route: string): AddressPattern => {
  const parts = route
    .replace(/\/$/, '')
    .split('/')
    .map((part) => {
      if (part === '*') return '.*'
      return /^[:$]/.test(part) ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')
    })
  return new RegExp(`^${parts.join('/')}/?$`)
}
