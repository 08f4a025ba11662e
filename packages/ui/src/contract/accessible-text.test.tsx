import { composeStories } from '@storybook/react-vite'
import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { afterPaint } from '../foundation/internal/after-paint.js'
import { EksportProvider } from '../foundation/text/eksport-provider.js'
import { accessibleTextOnce } from './accessible-text.js'
import { playSpoken, promised, storyTime } from './play-spoken.js'
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

/** Until a painted frame changes nothing: parts are loaded when needed, and drawn after others or when measured. */
async function untilStill() {
  for (let before = ''; before !== document.body.innerHTML; ) {
    before = document.body.innerHTML
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((painted) => afterPaint(() => painted(undefined)))
    })
  }
}

// What a part tells is compared like its picture: a change that nobody meant is a fault, and a meant one is read in the diff.
describe.each([...folders])('%s', (folder) => {
  const tell = accessibleTextOnce()
  const parts: string[] = []
  const record = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) parts.push([`# ${title}`, ...lines, ''].join('\n'))
  }
  const stories = inFolder(storyFiles, folder).flatMap((file) => Object.entries<ComponentType>(composeStories(file)))
  const rows = inFolder(spokenFiles, folder).flatMap(({ spoken }) => spoken)

  it.each(stories)('%s', async (name, Story) => {
    render(
      <EksportProvider locale="nb" timeZone="Europe/Oslo" now={() => storyTime}>
        <Story />
      </EksportProvider>,
    )
    await untilStill()
    record(name, tell())
  })
  it.each(rows.map((row) => [`${row.component}: ${row.action}`, row] as const))(
    'the spoken contract: %s',
    async (title, row) => {
      const { heard, changed } = await playSpoken(row)
      record(title, changed)
      expect(heard).toEqual(promised(row))
    },
  )
  it('tells names, roles, states, order, languages and focus as recorded', async () => {
    await expect(parts.join('\n')).toMatchFileSnapshot(`./accessible-text/${folder}.txt`)
  })
})
