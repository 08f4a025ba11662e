import { type Instant, minutesOfDay, type PlainDate, type PlainTime, timeOfMinutes } from '@eksport/forms'

/** An event at a place and a time in Oslo. */
export interface CalendarEvent {
  /** The same for every file about the same event, so that a calendar updates its entry instead of adding another. */
  readonly uid: string
  /** Increases with each file that changes the event. */
  readonly sequence: number
  readonly date: PlainDate
  readonly start: PlainTime
  readonly minutes: number
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly url: string
}

/** The rules of Oslo since 1996, for calendars that do not know the zone by name. */
const oslo = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Oslo',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const

const lineBreak = '\r\n'
const maxBytes = 75
const encoder = new TextEncoder()

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** RFC 5545, 3.1: at most 75 bytes per line, never cut within a character; continuation lines begin with a space. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > maxBytes) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join(lineBreak)
}

const compact = (date: PlainDate, time: PlainTime) => `${date}T${time.slice(0, 5)}00`.replace(/[-:]/g, '')

/** `YYYYMMDDTHHMMSSZ`. */
const utc = (now: Instant) => `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** An event as an iCalendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent, now: Instant): string {
  const { uid, sequence, date, start, minutes, summary, location, description, url } = event
  const end = timeOfMinutes(minutesOfDay(start.slice(0, 5)) + minutes)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Eksport//Kalender//NO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...oslo,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;TZID=Europe/Oslo:${compact(date, start)}`,
    `DTEND;TZID=Europe/Oslo:${compact(date, end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}${lineBreak}`).join('')
}
