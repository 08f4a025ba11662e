import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LoginLinkPage } from '#src/features/login-link/components/login-link-page.tsx'
import { loginLinkTexts } from '#src/features/login-link/login-link.texts.ts'

/** [AUT-02] The page of a login link in an e-mail. */
export const Route = createFileRoute('/innlogging/lenke')({ component: LoginLink })

function LoginLink() {
  const say = useText()
  const router = useRouter()
  const { goTo } = Route.useRouteContext()
  // [SEC-21] The token is removed from the address bar and the history.
  const [token] = useState(() => router.history.location.hash.replace(/^#/, ''))
  useEffect(() => {
    if (token !== '') router.history.replace('/innlogging/lenke')
  }, [router, token])
  useDocumentTitle(say(loginLinkTexts.title))
  return <LoginLinkPage token={token} front={<Link to="/" />} onLoggedIn={goTo} />
}
