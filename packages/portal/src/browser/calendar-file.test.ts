import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'henting-4001@eksport.example',
  sequence: 3,
  date: '2026-11-23',
  start: '09:00',
  minutes: 30,
  summary: 'Hent sertifikat #004001',
  location: 'Kontoret i Kløfta, Prøveveien 4, 2040 Kløfta',
  description: 'Oppgi #004001; ta med legitimasjon.\nSe C:\\papir',
  url: 'https://eksport.example/soeknader/4001/detaljer',
}
const now = '2026-11-20T12:31:05.123+01:00'
const unfold = (file: string) => file.replaceAll('\r\n ', '')
const lineOf = (file: string, name: string) =>
  unfold(file)
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

describe('[WIZ-16] the file for a calendar', () => {
  it('says when in Oslo, with the rules of its zone, and when it was made in UTC', () => {
    const lines = calendarFile(event, now).split('\r\n')
    expect(lines).toContain('DTSTART;TZID=Europe/Oslo:20261123T090000')
    expect(lines).toContain('DTEND;TZID=Europe/Oslo:20261123T093000')
    expect(lines).toContain('DTSTAMP:20261120T113105Z')
    expect(lines).toContain('TZID:Europe/Oslo')
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  })

  it('escapes what has a meaning of its own', () => {
    const file = calendarFile(event, now)
    expect(lineOf(file, 'LOCATION')).toBe('Kontoret i Kløfta\\, Prøveveien 4\\, 2040 Kløfta')
    expect(lineOf(file, 'DESCRIPTION')).toBe('Oppgi #004001\\; ta med legitimasjon.\\nSe C:\\\\papir')
  })

  it.each([
    ['short', 'Hent'],
    ['just one line', 'a'.repeat(67)],
    ['one character more', 'a'.repeat(68)],
    ['of two bytes each', 'æøå'.repeat(60)],
    ['of four bytes each', '🐟'.repeat(60)],
  ])('has no line of more than 75 bytes, and loses nothing of a text that is %s', (_, summary) => {
    const file = calendarFile({ ...event, summary }, now)
    const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(lineOf(file, 'SUMMARY')).toBe(summary)
  })

  it('names the same thing every time', () => {
    const later = calendarFile({ ...event, sequence: 4, start: '10:00' }, '2026-11-21T08:00:00Z')
    expect(lineOf(later, 'UID')).toBe(lineOf(calendarFile(event, now), 'UID'))
  })
})
