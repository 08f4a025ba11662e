/** Where to go after login: a path of our own, never another site. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || next.length > 2000 || !next.startsWith('/')) return '/'
  const url = URL.parse(next, 'http://here.invalid')
  if (url?.host !== 'here.invalid') return '/'
  // '/.//elsewhere' is on this host until its dots are resolved; then it would name another one.
  return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}`
}
