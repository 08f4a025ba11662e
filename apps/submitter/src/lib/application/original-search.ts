import { asPlainDate, asPlainTime } from '@eksport/forms'

const asReference = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined)

interface Begun {
  originalReferenceNumber?: number
  /** When its goods leave instead: a day, with a time where one is asked. */
  avgang?: string
}

/** [EXP-11] The certificate that an address names as the one to replace, and the departure that its replacement gets. */
export function readReplaced(search: Record<string, unknown>): Begun {
  const [date, time] = String(search.avgang).split('T')
  const day = asPlainDate(date)
  const avgang = day && [day, asPlainTime(time)].filter(Boolean).join('T')
  return { ...readOriginal(search), ...(avgang && { avgang }) }
}

/** The departure of an address that was read. */
export function departureOf({ avgang }: Begun): { readonly date: string; readonly time?: string } | undefined {
  const [date, time] = avgang?.split('T') ?? []
  return date === undefined ? undefined : { date, ...(time !== undefined && { time }) }
}

/** The application that an address names as the one to begin from. */
export function readOriginal(search: Record<string, unknown>): { originalReferenceNumber?: number } {
  const originalReferenceNumber = asReference(search.originalReferenceNumber)
  return originalReferenceNumber === undefined ? {} : { originalReferenceNumber }
}
