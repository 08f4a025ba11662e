import type { Session } from '@eksport/api'
import { useLive } from '@eksport/portal/live/use-live.ts'
import { NoticeBell } from '@eksport/portal/notices/notice-bell.tsx'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { LanguageMenu, ThemeToggle } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useMemo } from 'react'
import { OrganisationMenu } from './organisation-menu.tsx'

/** The right end of the header for someone who is logged in. */
export function PersonMenus({ session }: { readonly session: Session }) {
  const [, chooseLocale] = useLocaleChoice()
  const organisationNumber = session.organisation?.organisationNumber
  const keys = useMemo(
    () => ({
      applications: ['application', organisationNumber],
      lists: ['applications', organisationNumber],
      organisationNumber,
    }),
    [organisationNumber],
  )
  useLive(keys)
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
      <OrganisationMenu session={session} />
    </>
  )
}
