import { parseTheme, type Theme, themeStorageKey } from './theme-store.js'

/** One year, in seconds. */
const lifetime = 31_536_000

/**
 * The theme as a cookie, for apps with server rendering: `document.cookie = themeCookie(theme)`, or as Set-Cookie.
 * 'auto' removes the cookie. It contains no secret, so scripts may read it.
 */
export function themeCookie(theme: Theme): string {
  const [value, age] = theme === 'auto' ? ['', 0] : [theme, lifetime]
  return `${themeStorageKey}=${value}; Path=/; Max-Age=${age}; SameSite=Lax`
}

/**
 * The theme in a request's `Cookie` header. Render it as `<html data-color-scheme={theme}>` and pass it to
 * `ThemeProvider` as `theme`: the first byte then has the right colours, and no head script is needed.
 */
export function readThemeCookie(header: string | null | undefined): Theme {
  const own = header?.split(';').find((part) => part.trim().startsWith(`${themeStorageKey}=`))
  return parseTheme(own ? own.slice(own.indexOf('=') + 1).trim() : null)
}
