import { today } from '@eksport/domain'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport, WorkRail } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackBar } from '#src/lib/back-bar.tsx'
import { NoAccess } from '#src/lib/no-access.tsx'
import { useRight } from '#src/lib/use-right.ts'
import { administrationTexts as texts } from '../administration.texts.ts'
import { absenceOn, staffQuery } from '../api/staff.ts'
import { sectionGroupsFor } from '../sections.ts'
import { staffTexts } from '../staff.texts.ts'

interface AdministrationFrameProps {
  /** How many items wait for somebody, by the path of the section. */
  readonly waiting: Readonly<Record<string, number>>
  readonly children: ReactNode
}

/**
 * [ADM-01] The sections of the administration beside the open one. An officer without any of the rights sees only what the page itself
 * says.
 */
export function AdministrationFrame({ waiting, children }: AdministrationFrameProps) {
  const say = useText()
  const { data: session } = useQuery(sessionQuery)
  const { pathname } = useLocation()
  const away = useNowAway()
  const groups = sectionGroupsFor(session?.person.roles ?? []).map(({ id, heading, sections }) => {
    const items = sections.map(({ to, name, icon: Icon }) => ({
      id: to,
      label: to === '/administrasjon/ansatte' && away > 0 ? say(staffTexts.nowAway, { n: away }) : say(name),
      icon: <Icon aria-hidden="true" />,
      ...(waiting[to] !== undefined && { count: waiting[to] }),
      current: pathname === to,
      render: <Link to={to} activeOptions={{ exact: true }} />,
    }))
    return { id, heading: say(heading), items }
  })
  if (groups.length === 0) return children
  return (
    <div className="flex flex-1 flex-col">
      <BackBar />
      <div className="grid flex-1 md:grid-cols-[212px_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[auto_1fr]">
        <WorkRail label={say(texts.title)} groups={groups} />
        <div className="min-w-0 bg-surface">
          <div className="max-w-page px-5 py-5 max-md:px-4">{children}</div>
        </div>
      </div>
    </div>
  )
}

/** [ADM-04] How many officers are absent today, for those who manage officers. */
function useNowAway(): number {
  const { now } = useEksport()
  const day = today(new Date(now()).toISOString())
  const { data = [] } = useQuery({ ...staffQuery, enabled: useRight('keep-officers') })
  return data.filter(({ absences }) => absenceOn(day, absences) !== undefined).length
}

/** Shown for a section that the officer may not open. */
export function SectionNoAccess() {
  const say = useText()
  return <NoAccess message={say(texts.noAccess)} />
}
