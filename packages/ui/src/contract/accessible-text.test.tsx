import { composeStories } from '@storybook/react-vite'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType, ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { EksportProvider } from '../foundation/text/eksport-provider.js'
import { accessibleText, accessibleTextOnce, changes } from './accessible-text.js'
import type { SpokenRow } from './spoken-row.js'

type StoryFile = Parameters<typeof composeStories>[0]

const storyFiles = import.meta.glob<StoryFile>('../{components,certificate}/*/*.stories.tsx', { eager: true })
const spokenFiles = import.meta.glob<{ spoken: readonly SpokenRow[] }>('../{components,certificate}/*/*.spoken.tsx', {
  eager: true,
})
const folderOf = (path: string) => path.split('/').at(-2) ?? ''
const inFolder = <File,>(files: Record<string, File>, folder: string) =>
  Object.entries(files).flatMap(([path, file]) => (folderOf(path) === folder ? [file] : []))
const folders = new Set(Object.keys({ ...storyFiles, ...spokenFiles }).map(folderOf))

const storyTime = Date.parse('2026-11-20T12:12:00+01:00')

const framed = (element: ReactElement, now = () => storyTime) => (
  <EksportProvider locale="nb" timeZone="Europe/Oslo" now={now}>
    {element}
  </EksportProvider>
)

/** In steps: what an effect starts when time has passed is due in the rest of it. */
async function wait(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)))
}

/** Until a frame changes nothing: parts are loaded when they are needed, and rows drawn when their place is measured. */
async function untilStill() {
  for (let before = ''; before !== document.body.innerHTML; ) {
    before = document.body.innerHTML
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise(requestAnimationFrame)
    })
  }
}

/** What the act of a spoken row changes. */
async function tellAct({ element, act: play }: SpokenRow) {
  vi.useFakeTimers({ now: storyTime, shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const page = render(framed(typeof element === 'function' ? element() : element, Date.now))
  await wait(2_000)
  const before = accessibleText()
  await play?.({ user, wait, rerender: (next) => page.rerender(framed(next, Date.now)) })
  await wait(2_000)
  return changes(before, accessibleText())
}

// What a part tells is compared like its picture: a change that nobody meant is a fault, and a meant one is read in the diff.
describe.each([...folders])('%s', (folder) => {
  const tell = accessibleTextOnce()
  const parts: string[] = []
  const record = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) parts.push([`# ${title}`, ...lines, ''].join('\n'))
  }
  const stories = inFolder(storyFiles, folder).flatMap((file) => Object.entries<ComponentType>(composeStories(file)))
  const acts = inFolder(spokenFiles, folder).flatMap(({ spoken }) => spoken.filter(({ act: play }) => play))

  it.each(stories)('%s', async (name, Story) => {
    render(framed(<Story />))
    await untilStill()
    record(name, tell())
  })
  it.each(acts.map((row) => [`${row.component}: ${row.action}`, row] as const))('%s', async (title, row) =>
    record(title, await tellAct(row)),
  )
  it('tells names, roles, states, order, languages and focus as recorded', async () => {
    await expect(parts.join('\n')).toMatchFileSnapshot(`./accessible-text/${folder}.txt`)
  })
})
