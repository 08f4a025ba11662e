import { htmlOfWritten } from '@eksport/domain'
import { expect, it } from 'vitest'
import { writtenOfHtml } from './written-of-html.ts'

it.each([
  'En linje\nto\n\nNytt avsnitt',
  'Dette:\n\n- en\n- *to*',
  '1. en\n2. to & tre',
  'Se [her](https://a.example/?a=1&b=2), **2 < 3**.',
  'Se https://a.example.',
])('[CW-03] a message goes on as it was written: %j', (text) => {
  expect(writtenOfHtml(htmlOfWritten(text))).toBe(text)
})

it('[CW-03] a message of a release goes on as text', () => {
  const html =
    '<h2>Nytt</h2><p>Kl&oslash;fta <b>stenger</b> <a href="http://a.example">tidlig</a></p>\n<ul><li>fredag</ul>'
  expect(writtenOfHtml(html)).toBe('Nytt\n\nKløfta **stenger** tidlig\n\n- fredag')
})
