import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { onTestFinished, vi } from 'vitest'
import { EksportProvider } from '../foundation/text/eksport-provider.js'
import { accessibleText, changes } from './accessible-text.js'
import { listen } from './listen.js'
import type { SpokenMessage, SpokenRow } from './spoken-row.js'

/** When stories and spoken rows happen. */
export const storyTime = Date.parse('2026-11-20T12:12:00+01:00')

/** Longer than the announcer gathers messages for and than any component waits before it speaks. */
const settle = 2_000

/** In steps: what an effect starts when time has passed is due in the rest of it. */
async function wait(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)))
}

/** The messages that a row promises. */
export const promised = ({ says, politeness = 'polite' }: SpokenRow): SpokenMessage[] =>
  [says].flat().map((message) => (typeof message === 'string' ? { text: message, politeness } : message))

/** Plays a row on a page of its own: what is announced, and what its act changes on the page. */
export async function playSpoken({ element, act: play }: SpokenRow, locale: 'nb' | 'nn' | 'en' = 'nb') {
  vi.useFakeTimers({ now: storyTime, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const framed = (shown: ReactElement) => (
    <EksportProvider locale={locale} timeZone="Europe/Oslo" now={() => Date.now()}>
      {shown}
    </EksportProvider>
  )
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const page = render(framed(<div />))
  const ear = listen(document)
  onTestFinished(ear.stop)
  page.rerender(framed(typeof element === 'function' ? element() : element))
  let before: readonly string[] = []
  if (play) {
    await wait(settle)
    ear.forget()
    before = accessibleText()
    await play({ user, wait, rerender: (next) => page.rerender(framed(next)) })
  }
  await wait(settle)
  return { heard: ear.heard(), changed: play ? changes(before, accessibleText()) : [] }
}
