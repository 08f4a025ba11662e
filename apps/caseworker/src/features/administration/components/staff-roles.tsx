import type { Staff } from '@eksport/api'
import { formatTimestamp, mayGrant, type OfficerRole } from '@eksport/domain'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Heading, ReadMore } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { roleWords, staffTexts as texts } from '../staff.texts.ts'
import { RoleDialog } from './role-dialog.tsx'

/** [ADM-04] The roles of an officer, each with who granted it, since when and why, and the withdrawn ones. */
export function StaffRoles({ person }: { readonly person: Staff }) {
  const say = useText()
  const { data: session } = useQuery(sessionQuery)
  const [asks, setAsks] = useState<'give' | OfficerRole>()
  const { roles, formerRoles } = person
  const own = session?.person
  const by = (name: string | undefined) => name ?? say(texts.operations)
  return (
    <section aria-labelledby="staff-roles" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={3} id="staff-roles">
          {say(texts.roles)}
        </Heading>
        {own?.id !== person.id && (
          <Button small icon={<Plus aria-hidden="true" />} onClick={() => setAsks('give')}>
            {say(texts.give)}
          </Button>
        )}
      </div>
      {own?.id === person.id && <p className="text-small text-subtle">{say(texts.ownRoles)}</p>}
      {roles.length === 0 && <p className="text-ui text-subtle">{say(texts.reader)}</p>}
      <ul className="border-y border-line empty:border-0">
        {roles.map(({ role, grantedAt, grantedBy, reason }) => (
          <li
            key={role}
            className="flex flex-wrap items-start justify-between gap-2 border-b border-line py-2 last:border-b-0"
          >
            <div className="grid min-w-0 gap-0.5">
              <strong className="text-ui font-semibold">{say(roleWords[role].name)}</strong>
              <span className="text-small">{say(roleWords[role].does)}</span>
              <span className="text-small text-subtle">
                {say(texts.granted, { time: formatTimestamp(grantedAt), name: by(grantedBy) })}
              </span>
              <span className="text-small whitespace-pre-wrap wrap-anywhere">{reason}</span>
            </div>
            {mayGrant(own?.roles ?? [], role) && (
              <Button
                small
                kind="quiet"
                aria-label={say(texts.takeBackNamed, { role: say(roleWords[role].name) })}
                onClick={() => setAsks(role)}
              >
                {say(texts.takeBack)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {formerRoles.length > 0 && (
        <ReadMore label={say(texts.former)}>
          <ul className="grid gap-2 pt-2">
            {formerRoles.map(({ role, grantedAt, grantedBy, reason, withdrawnAt, withdrawnBy, withdrawnReason }) => (
              <li key={`${role} ${withdrawnAt}`} className="grid gap-0.5 text-small wrap-anywhere">
                <strong className="font-semibold">{say(roleWords[role].name)}</strong>
                <span>
                  {say(texts.granted, { time: formatTimestamp(grantedAt), name: by(grantedBy) })}: {reason}
                </span>
                <span>
                  {say(texts.withdrawn, { time: formatTimestamp(withdrawnAt), name: by(withdrawnBy) })}:{' '}
                  {withdrawnReason}
                </span>
              </li>
            ))}
          </ul>
        </ReadMore>
      )}
      {asks !== undefined && (
        <RoleDialog person={person} {...(asks !== 'give' && { withdraws: asks })} onClose={() => setAsks(undefined)} />
      )}
    </section>
  )
}
