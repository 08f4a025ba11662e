import * as contracts from '@eksport/api'
import { expect, it } from 'vitest'
import { callTexts } from './call.texts.ts'

const isContract = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'summary' in value

/** What changes something, and what answers a file: of each the log keeps an event. The others that it keeps are named. */
const isKept = ({ method, response }: contracts.Endpoint) =>
  method !== 'GET' || ('kind' in response && response.kind === 'file')
const alsoKept = [contracts.getCase, contracts.searchAudit, contracts.exportCases, contracts.exportApplications]

it('[ADM-05] names every call that the log keeps in nynorsk and English too', () => {
  const kept = Object.values<unknown>(contracts).filter(isContract).filter(isKept)
  expect(kept.length).toBeGreaterThan(60)
  const summaries = [...kept, ...alsoKept].map(({ summary }) => summary)
  expect(summaries.filter((summary) => callTexts[summary] === undefined)).toEqual([])
  expect(Object.keys(callTexts).filter((summary) => !summaries.includes(summary))).toEqual([])
})
