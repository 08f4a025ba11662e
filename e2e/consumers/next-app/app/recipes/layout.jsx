import { readThemeCookie } from '@eksport/ui'
import { headers } from 'next/headers'
// An example of the README, written here by scripts/lib/consumers.ts.
import { CookieTheme } from '../_readme/cookie-theme'

// Reads the same cookie for the page's colours, as `Page` in the README does.
export default async function Layout({ children }) {
  return <CookieTheme stored={readThemeCookie((await headers()).get('cookie'))}>{children}</CookieTheme>
}
