'use client'
import type { PlainDate } from '@eksport/forms'
import { Ban } from '../../foundation/icons/icons.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { longDate } from './date-names.js'

/** Why the day that was visited cannot be chosen; hidden from readers, who hear it with the day's name. */
export function CalendarReason({ date, reason }: { date: PlainDate; reason: string }) {
  const { locale } = useEksport()
  const day = longDate(date, locale)
  return (
    <p
      aria-hidden="true"
      className="eks:mt-2.5 eks:flex eks:items-start eks:gap-2 eks:border-t eks:border-line eks:pt-2.5 eks:text-small eks:leading-[1.45] eks:font-semibold eks:text-danger-text"
    >
      <Ban className="eks:mt-px eks:size-4.5" />
      <span>{`${day.charAt(0).toUpperCase()}${day.slice(1)} – ${reason}`}</span>
    </p>
  )
}
