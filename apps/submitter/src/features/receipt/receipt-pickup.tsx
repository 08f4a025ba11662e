import { type Application, formatDayTime, formatReference, formatTime, officeDay, today } from '@eksport/domain'
import { weekday } from '@eksport/forms'
import { calendarFile } from '@eksport/portal/browser/calendar-file.ts'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Card, Heading } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { ChangeTime } from '#src/lib/application/change-time/change-time.tsx'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { pickupOfficesQuery } from '../../draft/api/form-lists.ts'
import { receiptTexts as texts, weekdayTexts } from './receipt.texts.ts'

interface PartProps {
  readonly application: Application
}

const offices = ['certificate-offices'] as const

/** Where and when the paper certificate is collected; undefined without paper. */
function usePlace({ certificateRetrieval, certificateFormats, certificateTemplate }: Application) {
  const labels = useCodeLabels(offices)
  const list = useQuery(pickupOfficesQuery(certificateTemplate))
  const { office, date, time } = certificateRetrieval ?? {}
  if (!certificateFormats.includes('PAPER') || office === undefined || date === undefined) return undefined
  const name = labels.label('certificate-offices', office)
  return { office, date, time, name, address: list.data?.find(({ code }) => code === office)?.address }
}

type Place = NonNullable<ReturnType<typeof usePlace>>

/** [WIZ-16] The chosen pickup: date first, then place, with a calendar file. */
export function ReceiptPickup({ application }: PartProps) {
  const say = useText()
  const place = usePlace(application)
  const { now } = useCheckContext()
  if (place === undefined) return null
  const { date, time, name, address } = place
  return (
    <Card role="region" aria-labelledby="pickup" className="border-t-3 border-t-action">
      <Heading level={2} size="h3" id="pickup">
        {say(texts.pickup)}
      </Heading>
      <p className="mt-1 text-h2 font-bold tabular-nums">
        {say(weekdayTexts[weekday(date)] ?? texts.pickup)} {formatDayTime(date, time)}
      </p>
      <address className="mt-3 not-italic">
        <b className="font-semibold">{name}</b>
        {address !== undefined && <span className="block">{address}</span>}
      </address>
      <Hours place={place} />
      <p className="mt-3 text-small">
        {say(texts.atDesk, { reference: formatReference(application.referenceNumber) })}
      </p>
      <ChangeTime application={application} className="mt-3.5" />
      {time !== undefined && date >= today(now) && <ToCalendar application={application} place={{ ...place, time }} />}
    </Card>
  )
}

/** The office's opening hours on that date; renders nothing once it has passed. */
function Hours({ place: { office, date } }: { readonly place: Place }) {
  const say = useText()
  const { now, given } = useCheckContext()
  const policy = given.offices.get(office)
  const hours = policy && officeDay(policy, date, now).hours
  if (hours === undefined) return null
  return (
    <dl className="mt-3 flex justify-between gap-4 border-y border-line py-1.5 text-ui">
      <dt className="text-subtle">{say(texts.open)}</dt>
      <dd className="tabular-nums">{`${hours.open}–${hours.close}`}</dd>
    </dl>
  )
}

/** A collection takes minutes; the picker counts in half hours. */
const minutesAtDesk = 30

interface ToCalendarProps extends PartProps {
  readonly place: Place & { readonly time: string }
}

function ToCalendar({ application: { referenceNumber, version }, place }: ToCalendarProps) {
  const say = useText()
  const { buildLocation } = useRouter()
  const { now } = useCheckContext()
  const reference = formatReference(referenceNumber)
  const save = () => {
    const { origin, hostname } = window.location
    const { name, address, date, time } = place
    const event = {
      uid: `henting-${referenceNumber}@${hostname}`,
      sequence: version,
      date,
      start: formatTime(time),
      minutes: minutesAtDesk,
      summary: say(texts.calendarSummary, { reference }),
      location: address === undefined ? name : `${name}, ${address}`,
      description: say(texts.atDesk, { reference }),
      url: `${origin}${buildLocation(detailLink(referenceNumber)).publicHref}`,
    }
    const file = new Blob([calendarFile(event, now)], { type: 'text/calendar;charset=utf-8' })
    saveFile(file, `${reference.slice(1)}-${say(texts.calendarFile)}.ics`)
  }
  return (
    <Button small className="mt-3.5" icon={<CalendarPlus aria-hidden="true" />} onClick={save}>
      {say(texts.toCalendar)}
    </Button>
  )
}
