import type { Locale } from '@eksport/forms'
import { loginInLanguage } from '@eksport/portal/session/login-in-language.ts'
import { safePath } from '@eksport/portal/session/safe-path.ts'

/** Where a person arrives after login. */
export const home = '/oversikt'

/** The address where login starts; `next` is where to return. */
export function loginAddress(next: string = home, locale: Locale = 'nb'): string {
  return loginInLanguage(`/oauth2/authorization/idporten?next=${encodeURIComponent(safePath(next, home))}`, locale)
}

/** The `neste` parameter of an address, if it is a path of this app. */
export function nextOf(search: Record<string, unknown>): { neste?: string } {
  return typeof search.neste === 'string' ? { neste: safePath(search.neste, home) } : {}
}
