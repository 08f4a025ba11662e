import type { Locale } from '@eksport/forms'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import type { Language } from './language.js'
import type { LanguageLoaders } from './languages/loaders.js'
import { useLanguage } from './use-language.js'

const english: Language = { locale: 'en', texts: { farewell: { bye: 'Goodbye' } } }
const load = vi.fn<() => Promise<Language>>()
const none: readonly Language[] = []

interface SpokenProps {
  readonly locale: Locale
  readonly loaders: LanguageLoaders
}

function Spoken({ locale, loaders }: SpokenProps) {
  const { spoken, words } = useLanguage(locale, none, loaders)
  return <p>{`${spoken}: ${words?.texts.farewell?.bye ?? 'Ha det'}`}</p>
}

const page = (locale: 'nb' | 'en') => (
  <Suspense fallback="nothing">
    <Spoken locale={locale} loaders={{ en: load }} />
  </Suspense>
)

it('[THM-10] a language that cannot be fetched leaves the page in bokmål, and comes when the network is back', async () => {
  load.mockRejectedValueOnce(new Error('no network'))
  const { rerender } = render(page('nb'))
  expect(load).not.toHaveBeenCalled()
  await act(async () => rerender(page('en')))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('nb: Ha det')).toBeTruthy()
  load.mockResolvedValueOnce(english)
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('en: Goodbye')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

it('[THM-10] comes also when the network was back before anybody listened for it, and is asked for ever more seldom', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const nynorsk: Language = { locale: 'nn', texts: { farewell: { bye: 'Ha det bra' } } }
    const slow = vi.fn<() => Promise<Language>>().mockRejectedValue(new Error('no network'))
    await act(async () => void render(<Spoken locale="nn" loaders={{ nn: slow }} />))
    const triesAfter = async (ms: number) => {
      await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
      return slow.mock.calls.length
    }
    expect(await triesAfter(1000)).toBe(2)
    expect(await triesAfter(1000)).toBe(2)
    expect(await triesAfter(1000)).toBe(3)
    slow.mockResolvedValue(nynorsk)
    expect(await triesAfter(4000)).toBe(4)
    expect(screen.getByText('nn: Ha det bra')).toBeTruthy()
    expect(await triesAfter(60_000)).toBe(4)
  } finally {
    vi.useRealTimers()
  }
})
