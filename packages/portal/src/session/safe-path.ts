/** A path on this origin, or the fallback: an address from outside must not redirect after a login. */
export function safePath(path: string, fallback: string): string {
  // Browsers remove tabs and line breaks, read '\' as '/', and resolve dots: '/<tab>/elsewhere' and '/.//elsewhere' name a host.
  if (!path.startsWith('/') || !URL.canParse(path, 'http://here.invalid')) return fallback
  const { host, pathname } = new URL(path, 'http://here.invalid')
  return host === 'here.invalid' && !pathname.startsWith('//') ? path : fallback
}
