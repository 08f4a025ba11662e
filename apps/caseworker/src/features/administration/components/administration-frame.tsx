import { hasRight } from '@eksport/domain'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { WorkRail } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackBar } from '#src/lib/back-bar.tsx'
import { NoAccess } from '#src/lib/no-access.tsx'
import { administrationTexts as texts } from '../administration.texts.ts'
import { sectionGroups } from '../sections.ts'

interface AdministrationFrameProps {
  /** What waits for somebody, by the address of its section. */
  readonly waiting: Readonly<Record<string, number>>
  readonly children: ReactNode
}

/** [ADM-01] The sections of the administration beside the one that is open. Whoever may open none sees what the page itself says. */
export function AdministrationFrame({ waiting, children }: AdministrationFrameProps) {
  const say = useText()
  const { data: session } = useQuery(sessionQuery)
  const { pathname } = useLocation()
  const roles = session?.person.roles ?? []
  const groups = sectionGroups.flatMap(({ id, heading, sections }) => {
    const open = sections.filter(({ right }) => hasRight(roles, right))
    const items = open.map(({ to, name, icon: Icon }) => ({
      id: to,
      label: say(name),
      icon: <Icon aria-hidden="true" />,
      ...(waiting[to] !== undefined && { count: waiting[to] }),
      current: pathname === to,
      render: <Link to={to} activeOptions={{ exact: true }} />,
    }))
    return items.length === 0 ? [] : [{ id, heading: say(heading), items }]
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

/** A section to which the officer has no right. */
export function SectionNoAccess() {
  const say = useText()
  return <NoAccess message={say(texts.noAccess)} />
}
