import { expect, it } from 'vitest'
import {
  formatDate,
  formatDayTime,
  formatInstant,
  formatKroner,
  formatReference,
  formatTime,
  formatTimestamp,
  formatWeight,
  initialsOf,
} from '../../index.ts'
import { meantContainer } from './container-number.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('[DET-01] shows a reference with at least six digits', () => {
  expect(formatReference(4001)).toBe('#004001')
  expect(formatReference(1_234_567)).toBe('#1234567')
})

it('[THM-06] shows dates and times as in Oslo, in winter and in summer', () => {
  expect(formatDate('2026-11-20')).toBe('20.11.2026')
  expect(formatTime('08:05:00')).toBe('08:05')
  expect(plain(formatDayTime('2026-11-20', '08:05:00'))).toBe('20.11.2026 08:05')
  expect(formatDayTime('2026-11-20', undefined)).toBe('20.11.2026')
  expect(formatInstant('2026-11-20T23:30:00Z')).toBe('21.11.2026 00:30')
  expect(formatTimestamp('2026-07-01T22:30:07Z')).toBe('02.07.2026 00:30:07')
})

it('shows weights in each language’s own way', () => {
  expect(plain(formatWeight(2745.6, 'nb'))).toBe('2 745,60 kg')
  expect(plain(formatWeight(2745.6, 'en'))).toBe('2,745.60 kg')
  expect(plain(formatWeight(0.01, 'nn'))).toBe('0,01 kg')
})

it('[DET-11] shows kroner as the authority writes them', () => {
  expect(formatKroner(375)).toBe('375,-')
  expect(plain(formatKroner(1250))).toBe('1 250,-')
})

it('[EXP-10] the check digit of a container is known by the others, and proposed where it is missing or wrong', () => {
  // CSQU3054383 is the example of ISO 6346 itself.
  for (const right of ['CSQU3054383', 'ZZTU3042539', 'ZZTU 304270-8']) expect(meantContainer(right)).toBeUndefined()
  expect(meantContainer('zztu 304304 0')).toBe('ZZTU3043047')
  expect(meantContainer('CSQU305438')).toBe('CSQU3054383')
  for (const other of ['', 'ZZTU3', 'BOX 7', 'ZZTX3042539', 'ZZTU30425391'])
    expect(meantContainer(other)).toBeUndefined()
})

it.each([
  ['Kari Nordli', 'KN'],
  ['Åse Marie Ødegård', 'ÅØ'],
  ['  ine ', 'I'],
  ['', ''],
])('[CW-06] writes %j in short as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
