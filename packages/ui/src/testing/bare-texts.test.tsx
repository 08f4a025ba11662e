import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { takeBareTexts } from './bare-texts.js'

const Page = ({ children }: { children: ReactNode }) => <p>{children}</p>
const Words = () => 'b'
const first = <i>a</i>

it.each<[string, ReactNode, ReactNode]>([
  ['would get something before it', <Page key="">{null}b</Page>, null],
  [
    'is all that a component draws',
    <Page key="">
      <Words />
    </Page>,
    null,
  ],
  ['gets something before it', <Page key="">{[]}b</Page>, <Page key="">{[first]}b</Page>],
  ['goes', <Page key="">{first}b</Page>, <Page key="">{first}</Page>],
  ['changes', <Page key="">{first}b</Page>, <Page key="">{first}c</Page>],
])('[LIB-11] a text is told that %s', (_, before, after) => {
  const { rerender } = render(before)
  rerender(after)
  expect(takeBareTexts()).toEqual([expect.stringMatching(/^'b' in (Words in )?Page$/)])
})

it.each<[string, ReactNode, ReactNode]>([
  ['is all of its element', <Page key="">b</Page>, <Page key="">c</Page>],
  ['has something behind it', <Page key="">b{null}</Page>, <Page key="">b{first}</Page>],
  [
    'has an element of its own',
    <Page key="">
      {null}
      <span>b</span>
    </Page>,
    <Page key="">
      {first}
      <span>c</span>
    </Page>,
  ],
])('[LIB-11] a text that %s is left alone', (_, before, after) => {
  const { rerender } = render(before)
  rerender(after)
  expect(takeBareTexts()).toEqual([])
})
