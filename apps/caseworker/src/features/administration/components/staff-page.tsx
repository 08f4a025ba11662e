import type { Staff } from '@eksport/api'
import { formatDate, today } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Button, ButtonRow, Description, DescriptionList, Heading, PageHeading, Tag, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarOff, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AbsenceDialog } from '#src/lib/absence/absence-dialog.tsx'
import { useRight } from '#src/lib/use-right.ts'
import { absenceOn, staffQuery, useChangeAbsenceOf } from '../api/staff.ts'
import { roleWords, staffTexts as texts, weekdays } from '../staff.texts.ts'
import { SectionNoAccess } from './administration-frame.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { StaffRoles } from './staff-roles.tsx'

const offices = ['certificate-offices'] as const

interface StaffPageProps {
  /** The id of the open officer. */
  readonly chosen: string | undefined
}

/** [ADM-04] The officers: their offices, rights and absences. */
export function StaffPage({ chosen }: StaffPageProps) {
  const say = useText()
  const mayKeep = useRight('keep-officers')
  return mayKeep ? (
    <>
      <PageHeading className="mb-6" lead={say(texts.lead)}>
        {say(texts.title)}
      </PageHeading>
      <EveryOfficer chosen={chosen} />
    </>
  ) : (
    <SectionNoAccess />
  )
}

function EveryOfficer({ chosen }: StaffPageProps) {
  const say = useText()
  const staff = useQuery(staffQuery)
  const [first] = useState(chosen)
  return (
    <Fetched query={staff} failed={say(texts.failed)}>
      {(data) => {
        const person = data.find(({ id }) => id === chosen)
        return (
          <div className="grid rounded border border-line-strong md:grid-cols-[minmax(220px,300px)_minmax(0,1fr)]">
            <nav aria-label={say(texts.list)} className="border-line max-md:border-b md:border-r">
              <ul>
                {data.map((one) => (
                  <Item key={one.id} person={one} isChosen={one.id === chosen} />
                ))}
              </ul>
            </nav>
            <div className="min-w-0 px-4.5 py-4">
              {person ? (
                <Officer key={person.id} person={person} takesFocus={chosen !== first} />
              ) : (
                <p className="text-ui text-subtle">{say(chosen === undefined ? texts.choose : texts.notThere)}</p>
              )}
            </div>
          </div>
        )
      }}
    </Fetched>
  )
}

interface ItemProps {
  readonly person: Staff
  readonly isChosen: boolean
}

function Item({ person, isChosen }: ItemProps) {
  const say = useText()
  const { label } = useCodeLabels(offices)
  const { now } = useEksport()
  const { id, name, office, roles, absences } = person
  const day = today(new Date(now()).toISOString())
  const away = absenceOn(day, absences)
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to="/administrasjon/ansatte"
        search={{ ansatt: id }}
        resetScroll={false}
        aria-current={isChosen || undefined}
        className="grid justify-items-start gap-1 border-l-4 border-transparent px-3.5 py-2.5 text-ui text-text no-underline hover:bg-surface-hover aria-[current]:border-action aria-[current]:bg-action-tint"
      >
        <strong className="font-semibold wrap-anywhere">{name}</strong>
        <span className="text-small text-subtle">
          {[
            ...(office === undefined ? [] : [label('certificate-offices', office)]),
            roles.length === 0 ? say(texts.reader) : roles.map(({ role }) => say(roleWords[role].name)).join(', '),
          ].join(' · ')}
        </span>
        {away && (
          <Tag tone="warning" icon={<CalendarOff aria-hidden="true" />}>
            {say(texts.awayNow, { day: formatDate(away.lastDay) })}
          </Tag>
        )}
      </Link>
    </li>
  )
}

interface OfficerProps {
  readonly person: Staff
  /** Whether the officer was opened on this page, as opposed to by the address. */
  readonly takesFocus: boolean
}

function Officer({ person, takesFocus }: OfficerProps) {
  const say = useText()
  const { label } = useCodeLabels(offices)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { name, title, office, freeDays, absences } = person
  const days = weekdays.filter((_, index) => freeDays.includes(index + 1)).map((day) => say(day))
  return (
    <div className="grid gap-5">
      <Heading level={2} ref={heading} tabIndex={-1} className="outline-none">
        {name}
      </Heading>
      <DescriptionList>
        <Description label={say(texts.jobTitle)}>{title ?? '–'}</Description>
        <Description label={say(texts.office)}>
          {office === undefined ? say(texts.noOffice) : label('certificate-offices', office)}
        </Description>
        <Description label={say(texts.rota)}>
          {days.length === 0 ? say(texts.everyDay) : say(texts.free, { days: days.join(', ') })}
        </Description>
        <Description label={say(texts.absence)}>
          {absences.length === 0
            ? say(texts.noAbsence)
            : absences
                .map(({ firstDay, lastDay }) =>
                  say(texts.days, { first: formatDate(firstDay), last: formatDate(lastDay) }),
                )
                .join(', ')}
        </Description>
      </DescriptionList>
      <Changes person={person} />
      <StaffRoles person={person} />
    </div>
  )
}

function Changes({ person }: { readonly person: Staff }) {
  const say = useText()
  const change = useChangeAbsenceOf(person)
  const [asks, setAsks] = useState<'place' | 'absence'>()
  const close = () => setAsks(undefined)
  return (
    <ButtonRow>
      <Button small icon={<Pencil aria-hidden="true" />} onClick={() => setAsks('place')}>
        {say(texts.change)}
      </Button>
      <Button small icon={<CalendarOff aria-hidden="true" />} onClick={() => setAsks('absence')}>
        {say(texts.changeAbsence)}
      </Button>
      {asks === 'place' && <PlaceDialog person={person} onClose={close} />}
      {asks === 'absence' && (
        <AbsenceDialog absences={person.absences} change={change} name={person.name} onClose={close} />
      )}
    </ButtonRow>
  )
}
