import type { FormerCertificate as Former } from '@eksport/api'
import { type Application, againstFormer, formatDate, formatReference, lineOf, onScreen, today } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { useNamedLabels } from '@eksport/portal/registers/use-named-labels.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ReadMore, Section, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Changes } from '../components/changes.tsx'
import { formerQuery } from './former-query.ts'

const texts = {
  heading: { nb: 'Sammenlignet med sist', nn: 'Samanlikna med sist', en: 'Compared with last time' },
  same: { nb: '{n} felt som sist', nn: '{n} felt som sist', en: '{n} fields as last time' },
  oneSame: { nb: '1 felt som sist', nn: '1 felt som sist', en: '1 field as last time' },
  byYou: { nb: 'godkjent {day} av deg', nn: 'godkjend {day} av deg', en: 'approved {day} by you' },
  by: { nb: 'godkjent {day} av {name}', nn: 'godkjend {day} av {name}', en: 'approved {day} by {name}' },
  byItself: { nb: 'godkjent automatisk {day}', nn: 'godkjend automatisk {day}', en: 'approved automatically {day}' },
  differences: { nb: 'Annet enn sist', nn: 'Anna enn sist', en: 'Different from last time' },
  ofLines: {
    nb: 'Annet enn sist i varelinjene',
    nn: 'Anna enn sist i varelinjene',
    en: 'Different in the product lines',
  },
} as const satisfies Record<string, LocalizedText>

/** [CW-09] Compares the case with the exporter's last similar certificate; unchanged facts take one line. */
export function FormerCertificate({ application }: { readonly application: Application }) {
  const { data } = useQuery(formerQuery(application.referenceNumber))
  if (data?.application === undefined) return null
  return <Compared now={application} former={data.application} approvedBy={data.approvedBy} />
}

interface ComparedProps {
  readonly now: Application
  readonly former: NonNullable<Former['application']>
  readonly approvedBy: Former['approvedBy']
}

function Compared({ now, former, approvedBy }: ComparedProps) {
  const say = useText()
  const labels = useNamedLabels(now, former)
  const { locale } = useEksport()
  const { changes, same } = useMemo(
    () => againstFormer(former, now, onScreen(labels, locale)),
    [former, now, labels, locale],
  )
  const ofLines = changes.filter(({ pin }) => lineOf(pin) !== undefined)
  const own = changes.filter(({ pin }) => lineOf(pin) === undefined)
  return (
    <Section heading={say(texts.heading)} headingSize="h3" className="mt-6">
      <p className="text-ui">
        <span>{say(same === 1 ? texts.oneSame : texts.same, { n: same })}</span>
        <Approved former={former} approvedBy={approvedBy} />{' '}
        <Link to="/soeknader/$referenceNumber" params={{ referenceNumber: former.referenceNumber }}>
          {formatReference(former.referenceNumber)}
        </Link>
      </p>
      <Changes heading={say(texts.differences)} changes={own} />
      {/* Weights, lots and dates always differ, so with many lines this list is long. */}
      {ofLines.length > 0 && (
        <ReadMore className="mt-3" label={`${say(texts.ofLines)} ${ofLines.length}`}>
          <Changes heading={say(texts.ofLines)} changes={ofLines} />
        </ReadMore>
      )}
    </Section>
  )
}

function Approved({ former, approvedBy }: Pick<ComparedProps, 'former' | 'approvedBy'>) {
  const say = useText()
  const { data: session } = useQuery(sessionQuery)
  const { approvedDateTime } = former
  if (approvedDateTime === undefined) return null
  const day = formatDate(today(approvedDateTime))
  const isYou = approvedBy?.id === session?.person.id
  const byWhom = isYou ? say(texts.byYou, { day }) : say(texts.by, { day, name: approvedBy?.name ?? '' })
  return <span>{`, ${approvedBy === undefined ? say(texts.byItself, { day }) : byWhom}`}</span>
}
