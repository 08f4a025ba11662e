import { english } from '@eksport/ui/languages/en'
import { readThemeCookie } from '@eksport/ui/theme'
import { cookies, headers } from 'next/headers'
import { NextLicences } from './next-licences.jsx'

// The texts of the page's language are included; the other language is fetched when it is chosen.
const words = { nb: [], en: [english] }

export default async function Page() {
  const jar = await cookies()
  const language = jar.get('language')?.value === 'en' ? 'en' : 'nb'
  return (
    <NextLicences
      theme={readThemeCookie(jar.toString())}
      language={language}
      words={words[language]}
      nonce={(await headers()).get('x-nonce')}
    />
  )
}
