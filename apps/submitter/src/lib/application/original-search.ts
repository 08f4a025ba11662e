import { asPlainDate, asPlainTime } from '@eksport/forms'

const asReference = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined)

interface Begun {
  originalReferenceNumber?: number
  /** The new departure of its goods: a date, with a time if the form asks for one. */
  avgang?: string
}

/** [EXP-11] Reads from an address which certificate to replace, and the departure of the replacement. */
export function readReplaced(search: Record<string, unknown>): Begun {
  const [date, time] = String(search.avgang).split('T')
  const day = asPlainDate(date)
  const avgang = day && [day, asPlainTime(time)].filter(Boolean).join('T')
  return { ...readOriginal(search), ...(avgang && { avgang }) }
}

/** The departure in such an address. */
export function departureOf({ avgang }: Begun): { readonly date: string; readonly time?: string } | undefined {
  const [date, time] = avgang?.split('T') ?? []
  return date === undefined ? undefined : { date, ...(time !== undefined && { time }) }
}

/** Reads from an address which application to start from. */
export function readOriginal(search: Record<string, unknown>): { originalReferenceNumber?: number } {
  const originalReferenceNumber = asReference(search.originalReferenceNumber)
  return originalReferenceNumber === undefined ? {} : { originalReferenceNumber }
}
