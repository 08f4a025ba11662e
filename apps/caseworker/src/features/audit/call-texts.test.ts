import * as contracts from '@eksport/api'
import { expect, it } from 'vitest'
import { callTexts } from './call.texts.ts'

const isContract = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'summary' in value

/** Public reads leave no event, even when refused; files and all changes do. */
const isLogged = ({ access, method, response }: contracts.Endpoint) =>
  access !== 'public' || method !== 'GET' || ('kind' in response && response.kind === 'file')

it('[ADM-05] names every call that the log can show, done or refused, in nynorsk and English too', () => {
  const summaries = Object.values<unknown>(contracts)
    .filter(isContract)
    .filter(isLogged)
    .map(({ summary }) => summary)
  expect(summaries.length).toBeGreaterThan(150)
  expect(summaries.filter((summary) => callTexts[summary] === undefined)).toEqual([])
  expect(Object.keys(callTexts).filter((summary) => !summaries.includes(summary))).toEqual([])
})
