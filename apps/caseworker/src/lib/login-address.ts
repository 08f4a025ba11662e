import type { Locale } from '@eksport/forms'
import { loginInLanguage } from '@eksport/portal/session/login-in-language.ts'

/** The address where the officers' login starts; `next` is the path to return to. */
export const loginAddress = (next: string, locale: Locale) =>
  loginInLanguage(`/oauth2/authorization/ansatt?next=${encodeURIComponent(next)}`, locale)
