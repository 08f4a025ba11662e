import '@eksport/ui/styles.css'
import { readThemeCookie } from '@eksport/ui/theme'
import { cookies } from 'next/headers'

export const metadata = { title: 'A consumer with Next.js' }

export default async function Layout({ children }) {
  const jar = await cookies()
  return (
    <html lang={jar.get('language')?.value ?? 'nb'} data-color-scheme={readThemeCookie(jar.toString())}>
      <body>{children}</body>
    </html>
  )
}
