import { type ApplicationDraft, buildRequest } from '@eksport/domain'
import { copyOf } from '@eksport/domain/templates'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { EksportProvider } from '@eksport/ui'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGivenAnew } from './use-given-anew.ts'

const original = anApplication()
const { consignor, applicationType, certificateFormats } = original
const chosen = (countryOfDestination: string, certificateTemplate: string): ApplicationDraft =>
  buildRequest({ consignor, applicationType, certificateFormats, countryOfDestination, certificateTemplate })

const anew = (draft?: ApplicationDraft, of = original) => {
  const { result } = renderHook(() => useGivenAnew({ original: of, copy: copyOf(of, draft) }), {
    wrapper: ({ children }) => <EksportProvider locale="nb">{children}</EksportProvider>,
  })
  return result.current
}

it('[EXP-05] names what the same certificate is to be told anew, and counts its declarations', () => {
  const { groups, declarations } = anew() ?? {}
  expect(groups).toContainEqual({ place: 'Siste kontrollmulighet', labels: ['Dato', 'Klokkeslett'] })
  expect(groups).toContainEqual({
    place: 'Varelinje 1',
    labels: ['Produksjonsperiode', 'Partinummer', 'Slaktet fra', 'Slaktet til'],
  })
  expect(declarations).toBe(4)
})

it('[EXP-05] counts the days that a list has lost, as it counts what is left in it', () => {
  const slaughter = (siteNumber: number) => ({ siteNumber, fromDate: '2026-11-17', toDate: '2026-11-18' })
  const withPeriods = (count: number) =>
    anApplication({
      productLines: [aProductLine({ slaughterInformation: Array.from({ length: count }, () => slaughter(12_370)) })],
    })
  const [one, two] = [anew(undefined, withPeriods(1)), anew(undefined, withPeriods(2))]
  expect([(two?.along ?? 0) - (one?.along ?? 0), (two?.all ?? 0) - (one?.all ?? 0)]).toEqual([1, 3])
})

it('[EXP-05] names what another certificate asks for and the original had no answer to, and nothing that it does not ask', () => {
  const { groups = [] } = anew(chosen('BR', '1.1.7')) ?? {}
  expect(groups).toContainEqual({ place: 'Transport', labels: ['Avgangsdato', 'Innførselssted'] })
  expect(groups.flatMap(({ labels }) => labels)).not.toContain('Flightnummer')
})
