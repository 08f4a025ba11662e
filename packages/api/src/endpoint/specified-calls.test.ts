import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { absentCalls, callsDocument, callsPage } from '../../scripts/print-calls.ts'

it('[API-01] every call of the specification has its contract', () => expect(absentCalls()).toEqual([]))

it('the page of calls is the one that the contracts make', () =>
  expect(readFileSync(callsPage, 'utf8')).toBe(callsDocument()))
