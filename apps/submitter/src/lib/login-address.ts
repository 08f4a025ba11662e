import { safePath } from '@eksport/portal/session/safe-path.ts'

/** Where a person lands after the login. */
export const home = '/oversikt'

/** Where the login starts; `next` is the address to come back to. */
export function loginAddress(next: string = home): string {
  return `/oauth2/authorization/idporten?next=${encodeURIComponent(safePath(next, home))}`
}

/** The `neste` parameter of an address, if it is a path of this app. */
export function nextOf(search: Record<string, unknown>): { neste?: string } {
  return typeof search.neste === 'string' ? { neste: safePath(search.neste, home) } : {}
}
