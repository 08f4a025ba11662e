import { expect, it } from 'vitest'
import { beginWriting, type MessageDraft, readDraft } from './message-draft.ts'

const now = '2026-11-20T09:47:00+01:00'
const words = { nb: 'Nede', nn: '', en: '' }
const draft: MessageDraft = { ...beginWriting(undefined, now).draft, title: words, text: words }
const problemsOf = (change: Partial<MessageDraft>) => {
  const read = readDraft({ ...draft, ...change })
  return 'problems' in read ? read.problems.map(({ path }) => path) : []
}

it.each<[string, Partial<MessageDraft>, string[]]>([
  ['nothing wrong, and no end', {}, []],
  ['no day that it begins', { fromDate: '31.02.2026' }, ['fromDate']],
  ['no time that it begins', { fromTime: null }, ['fromTime']],
  ['a day of its end without a time', { toDate: '2026-11-21' }, ['toTime']],
  ['a time of its end without a day', { toTime: '12:00' }, ['toDate']],
  ['an end that is no day', { toDate: 'fredag', toTime: '12:00' }, ['toDate']],
  ['an end before its beginning', { toDate: '2026-11-20', toTime: '09:46' }, ['toDate']],
])('[CW-03] a message with %s says so at the field', (_, change, paths) => {
  expect(problemsOf(change)).toEqual(paths)
})
