import { expect, it } from 'vitest'
import { eventFor } from './change.ts'

const change = {
  ...{ referenceNumber: 7, organisationNumber: '310000043', version: 3 },
  ...{ isNewVersion: true, isSent: true, isInternal: false },
}
const visit = {
  ...{ visit: 'v', referenceNumber: 7, visitor: { id: 'h', name: 'H' }, since: '2026-11-30T10:00:00.000Z' },
  ...{ isNews: true, isOver: false },
}
const event = {
  ...{ kind: 'application', referenceNumber: 7, version: 3 },
  ...{ isNewVersion: true, organisationNumber: '310000043' },
}
const exporter = (...organisations: string[]) => ({
  audience: 'submitter' as const,
  person: { id: 'i', name: 'I', roles: [] },
  organisations,
})
const officer = {
  audience: 'caseworker' as const,
  person: { id: 'o', name: 'O', roles: ['B' as const] },
  organisations: [],
}

it.each([
  ['an exporter of the organisation', change, exporter('310000043'), event],
  ['one of another organisation', change, exporter('310000027'), undefined],
  ['one of several', change, exporter('310000027', '310000043'), event],
  ['one of none', change, exporter(), undefined],
  ['an officer', change, officer, event],
  ['an officer, of a draft', { ...change, isSent: false }, officer, undefined],
  ['an exporter, of their draft', { ...change, isSent: false }, exporter('310000043'), event],
  ['an exporter, of a note among officers', { ...change, isInternal: true }, exporter('310000043'), undefined],
  ['an officer, of a note among officers', { ...change, isInternal: true }, officer, event],
  ['an officer, of a colleague who opens a case', visit, officer, { kind: 'visit', referenceNumber: 7 }],
  ['an officer, of a colleague who still has it open', { ...visit, isNews: false }, officer, undefined],
  ['an exporter, of an officer', visit, exporter('310000043'), undefined],
  ['who is told', { personId: 'o' }, officer, { kind: 'notices' }],
  ['who is not told', { personId: 'i' }, officer, undefined],
])('[ACT-12] what %s hears', (_, change, reader, heard) => {
  expect(eventFor(change, reader)).toEqual(heard)
})
