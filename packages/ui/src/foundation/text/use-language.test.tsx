import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import type { Language } from './language.js'
import { useLanguage } from './use-language.js'

const english: Language = { locale: 'en', texts: { farewell: { bye: 'Goodbye' } } }
const load = vi.fn<() => Promise<Language>>()
const loaders = { en: load }
const none: readonly Language[] = []

function Spoken({ locale }: { locale: 'nb' | 'en' }) {
  const { spoken, words } = useLanguage(locale, none, loaders)
  return <p>{`${spoken}: ${words?.texts.farewell?.bye ?? 'Ha det'}`}</p>
}

const page = (locale: 'nb' | 'en') => (
  <Suspense fallback="nothing">
    <Spoken locale={locale} />
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
