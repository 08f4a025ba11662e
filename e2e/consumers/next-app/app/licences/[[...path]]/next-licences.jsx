'use client'
import { themeCookie } from '@eksport/ui/theme'
import NextLink from 'next/link'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { startTransition, useEffect, useMemo, useOptimistic, useState } from 'react'
import { Product } from '../../../licences/product.tsx'

const base = '/licences'
const inApp = (address) => `${base}${address}`.replace(/\/(?=\?|$)/, '')

const Link = ({ href, ...props }) => <NextLink {...props} href={inApp(href)} />

/**
 * Next's router: what only filters or sorts changes the address without asking the server. The router tells of it in a transition,
 * which may be a moment later: until then the address stands here, for the next filter is chosen on top of it.
 */
function useNextHost() {
  const pathname = usePathname()
  const [query, setQuery] = useOptimistic(useSearchParams())
  const router = useRouter()
  return useMemo(() => {
    const replace = (address) =>
      startTransition(() => {
        setQuery(new URL(address, location.href).searchParams)
        history.replaceState(null, '', address)
      })
    const go = (address, how) => (how === 'replace' ? replace(inApp(address)) : router.push(inApp(address)))
    return { place: { path: pathname.slice(base.length) || '/', query }, go, Link }
  }, [pathname, query, setQuery, router])
}

const remember = (cookie) => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie store is not in every browser that the product serves
  document.cookie = cookie
}

/** The product in Next: the server draws it, and keeps the reader's choices in cookies. */
export function NextLicences({ theme, language, words, nonce }) {
  const host = useNextHost()
  const [chosen, setChosen] = useState(theme)
  useEffect(() => {
    // The policy allows our own style element by this name: the lock of scrolling behind a dialog writes one.
    Object.assign(globalThis, { __webpack_nonce__: nonce })
  }, [nonce])
  return (
    <Product
      host={host}
      language={language}
      words={words}
      onLanguageChange={(next) => remember(`language=${next}; Path=/; SameSite=Lax`)}
      theme={chosen}
      onThemeChange={(next) => {
        setChosen(next)
        remember(themeCookie(next))
      }}
    />
  )
}
