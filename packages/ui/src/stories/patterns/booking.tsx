import { formatDate } from '@eksport/forms'
import {
  Alert,
  Button,
  ErrorSummary,
  PageHeading,
  type SlotDays,
  SlotPicker,
  type SlotValue,
  useEksport,
} from '@eksport/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'

const words = {
  nb: {
    title: 'Bestill time hos elvelaget',
    noDate: 'Velg en dag.',
    noTime: 'Velg et klokkeslett.',
    book: 'Bestill',
    booked: 'Timen er bestilt',
  },
  en: {
    title: 'Book a time at the river office',
    noDate: 'Choose a day.',
    noTime: 'Choose a time.',
    book: 'Book',
    booked: 'Your time is booked',
  },
}

/** Confirms success and takes focus, because the focused element is gone. */
function Receipt({ heading, children }: { readonly heading: string; readonly children?: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} tone="success" heading={heading} headingLevel={2}>
      {children}
    </Alert>
  )
}

interface BookingPageProps {
  /** The days that your server offers: each with its times, or with the reason why it has none. */
  readonly days: SlotDays
  readonly timeZone: string
  readonly onBook: (slot: SlotValue) => void
}

export function BookingPage({ days, timeZone, onBook }: BookingPageProps) {
  const { locale } = useEksport()
  const say = locale === 'en' ? words.en : words.nb
  const [slot, setSlot] = useState<SlotValue>({ date: null, time: null })
  const [attempts, setAttempts] = useState(0)
  const [booked, setBooked] = useState(false)
  const missing = {
    ...(slot.date === null && { date: say.noDate }),
    ...(slot.date !== null && slot.time === null && { time: say.noTime }),
  }
  const lacks = attempts > 0 ? missing : {}
  const errors = Object.entries(lacks).map(([part, text]) => ({ target: `slot-${part}`, text }))
  const book = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (Object.keys(missing).length > 0) return
    setBooked(true)
    onBook(slot)
  }
  if (booked) {
    return (
      <Receipt heading={say.booked}>
        {slot.date && formatDate(slot.date, locale)} {slot.time}
      </Receipt>
    )
  }
  return (
    <form noValidate onSubmit={book} style={{ display: 'grid', gap: 24, maxWidth: '48rem' }}>
      <PageHeading>{say.title}</PageHeading>
      {errors.length > 0 && <ErrorSummary errors={errors} focusKey={attempts} />}
      <SlotPicker id="slot" days={days} value={slot} onValueChange={setSlot} timeZone={timeZone} errors={lacks} />
      <div>
        <Button kind="primary" type="submit">
          {say.book}
        </Button>
      </div>
    </form>
  )
}
