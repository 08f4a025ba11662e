import type { Session } from '@eksport/api'
import { useLive } from '@eksport/portal/live/use-live.ts'
import { NoticeBell } from '@eksport/portal/notices/notice-bell.tsx'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { LanguageMenu, ThemeToggle } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { unlessItFails } from '#src/lib/unless-it-fails.ts'
import { useKeys } from './keys/use-keys.ts'
import { OrganisationMenu } from './organisation-menu.tsx'

const KeysDialogs = lazy(() =>
  unlessItFails(async () => ({ default: (await import('./keys/keys-dialogs.tsx')).KeysDialogs })),
)

/** The right end of the header for someone who is logged in. */
export function PersonMenus({ session }: { readonly session: Session }) {
  const [, chooseLocale] = useLocaleChoice()
  const organisationNumber = session.organisation?.organisationNumber
  const liveKeys = useMemo(
    () => ({
      applications: ['application', organisationNumber],
      lists: ['applications', organisationNumber],
      organisationNumber,
    }),
    [organisationNumber],
  )
  useLive(liveKeys)
  const { shown, show } = useKeys(session)
  const [wasAsked, setAsked] = useState(false)
  if (shown !== undefined && !wasAsked) setAsked(true)
  return (
    <>
      <NoticeBell
        organisationNumber={organisationNumber}
        icon={<Bell aria-hidden="true" />}
        linkTo={({ kind, referenceNumber }) => {
          const params = { referenceNumber: String(referenceNumber) }
          return kind === 'DRAFT_REMINDER' ? (
            <Link to="/soeknader/$referenceNumber" params={params} />
          ) : (
            <Link to="/soeknader/$referenceNumber/detaljer" params={params} />
          )
        }}
        settings={<Link to="/profil" />}
      />
      <LanguageMenu onValueChange={chooseLocale} />
      <ThemeToggle />
      <OrganisationMenu session={session} onKeys={show} />
      {wasAsked && (
        <Suspense fallback={null}>
          <KeysDialogs session={session} shown={shown} show={show} />
        </Suspense>
      )}
    </>
  )
}
