import type { Session } from '@eksport/api'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { useLive } from '@eksport/portal/live/use-live.ts'
import { NoticeBell } from '@eksport/portal/notices/notice-bell.tsx'
import { usePart } from '@eksport/portal/parts/use-part.ts'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { LanguageMenu, ThemeToggle } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useKeys } from './keys/use-keys.ts'
import { OrganisationMenu } from './organisation-menu.tsx'

const loadKeys = () => import('./keys/keys-dialogs.tsx')
const keysOf = ({ KeysDialogs }: Awaited<ReturnType<typeof loadKeys>>) => KeysDialogs

/** The header's right end for a logged-in person. */
export function PersonMenus({ session }: { readonly session: Session }) {
  const [, chooseLocale] = useLocaleChoice()
  const hasThemeButton = useFlag('darkModeButton')
  const organisationNumber = session.organisation?.organisationNumber
  const queries = useQueryClient()
  const liveKeys = useMemo(
    () => ({
      applications: ['application', organisationNumber],
      lists: ['applications', organisationNumber],
      organisationNumber,
      hasVersion: (referenceNumber: number, version: number) => {
        if (organisationNumber === undefined) return false
        const known = queries.getQueryState(applicationQuery(organisationNumber, referenceNumber).queryKey)
        // A request in flight may bring an older version, so only an idle query counts.
        return known?.data !== undefined && known.fetchStatus === 'idle' && known.data.application.version >= version
      },
    }),
    [organisationNumber, queries],
  )
  useLive(liveKeys)
  const { shown, show } = useKeys(session)
  const { Part: KeysDialogs, ask } = usePart(loadKeys, keysOf)
  useEffect(() => {
    if (shown !== undefined) void ask().then((isThere) => !isThere && show(undefined))
  }, [shown, ask, show])
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
      {hasThemeButton && <ThemeToggle />}
      <OrganisationMenu session={session} onKeys={show} />
      {KeysDialogs && <KeysDialogs session={session} shown={shown} show={show} />}
    </>
  )
}
