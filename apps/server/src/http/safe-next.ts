/** The path to open after login, always on this site. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || next.length > 2000 || !next.startsWith('/')) return '/'
  const url = URL.parse(next, 'http://here.invalid')
  if (url?.host !== 'here.invalid') return '/'
  // '/.//elsewhere' is on this host until its dots are resolved; then it would be another host.
  return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}`
}
