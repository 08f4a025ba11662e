import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EksportProvider } from '../foundation/text/eksport-provider.js'
import { listen } from './listen.js'
import type { SpokenRow } from './spoken-row.js'

const files = import.meta.glob<{ spoken: readonly SpokenRow[] }>('../{components,certificate}/*/*.spoken.tsx', {
  eager: true,
})
const folders = Object.entries(files).map(([path, { spoken }]) => [path.split('/').at(-2) ?? '', spoken] as const)
const rows = folders.flatMap(([, spoken]) => spoken)

/** Longer than the announcer gathers messages for and than any component waits before it speaks. */
const settle = 2_000

type Spoken = 'nb' | 'nn' | 'en'

const framed = (locale: Spoken, element: ReactElement) => (
  <EksportProvider locale={locale} timeZone="Europe/Oslo" now={() => Date.now()}>
    {element}
  </EksportProvider>
)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:12:00+01:00'), shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

/** In steps: what an effect starts when time has passed is due in the rest of it. */
async function wait(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)))
}

async function hear(row: SpokenRow, locale: Spoken = 'nb') {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const page = render(framed(locale, <div />))
  const ear = listen(document)
  page.rerender(framed(locale, typeof row.element === 'function' ? row.element() : row.element))
  if (row.act) {
    await wait(settle)
    ear.forget()
    await row.act({ user, wait, rerender: (element) => page.rerender(framed(locale, element)) })
  }
  await wait(settle)
  const heard = ear.heard()
  ear.stop()
  return heard
}

describe('the spoken contract', () => {
  it.each(rows.map((row) => [`${row.component}: ${row.action}`, row] as const))('%s', async (_name, row) => {
    const says = typeof row.says === 'string' ? [row.says] : row.says
    const expected = says.map((message) =>
      typeof message === 'string' ? { text: message, politeness: row.politeness ?? 'polite' } : message,
    )
    expect(await hear(row)).toEqual(expected)
  })
})

describe('[LIB-10] the same acts in the other languages', () => {
  const elsewhere: Record<string, Record<string, string>> = { nn: {}, en: {} }

  describe.each(folders)('%s', (folder, spoken) => {
    const cases = (['nn', 'en'] as const).flatMap((locale) => spoken.map((row) => ({ locale, row, ...row })))
    it.each(cases)('$locale: $component: $action', async ({ locale, row, component, action }) => {
      const heard = await hear(row, locale)
      Object.assign(elsewhere[locale] ?? {}, {
        [`${folder}, ${component}: ${action}`]: heard.map(({ text }) => text).join(' · '),
      })
      expect(heard).toHaveLength([row.says].flat().length)
    })
  })

  it('are heard as spoken.json has it, which is published', async () => {
    await expect(`${JSON.stringify(elsewhere, null, 2)}\n`).toMatchFileSnapshot('./spoken.json')
  })
})
