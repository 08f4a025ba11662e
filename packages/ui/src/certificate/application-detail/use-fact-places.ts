'use client'
import { useMemo } from 'react'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useHouseLocale } from '../use-house-locale.js'
import { applicationDetailTexts } from './application-detail.texts.js'
import { factPlace, leadToFact } from './fact-place.js'

/** What leads from elsewhere on the page to the facts of an {@link ApplicationDetail}. */
export interface FactPlaces {
  /** What tells the first of these answers that is told: 'Mottaker', 'Varelinjer'. */
  placeOf: (paths: readonly string[]) => string | undefined
  /** Brings it into sight and gives it focus. */
  goTo: (paths: readonly string[]) => void
}

/** The way from answers, by their paths, to the facts that tell them. */
export function useFactPlaces(): FactPlaces {
  const locale = useHouseLocale()
  const t = useTexts('application-detail', applicationDetailTexts)
  return useMemo(
    () => ({
      placeOf: (paths) => {
        const place = factPlace(paths)
        return place && (place.entry?.label[locale] ?? t('productLines'))
      },
      goTo: (paths) => {
        const place = factPlace(paths)
        if (place) leadToFact(place)
      },
    }),
    [locale, t],
  )
}
