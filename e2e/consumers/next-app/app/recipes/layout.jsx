import { readThemeCookie } from '@eksport/ui'
import { headers } from 'next/headers'
// README's own example, written here by scripts/lib/readme-recipes.ts
import { CookieTheme } from '../_readme/cookie-theme'

// The page around it reads the same cookie for its colours, as README's `Page` does.
export default async function Layout({ children }) {
  return <CookieTheme stored={readThemeCookie((await headers()).get('cookie'))}>{children}</CookieTheme>
}
