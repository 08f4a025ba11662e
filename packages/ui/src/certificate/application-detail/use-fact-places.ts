'use client'
import { useMemo } from 'react'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useHouseLocale } from '../use-house-locale.js'
import { applicationDetailTexts } from './application-detail.texts.js'
import { factPlace, leadToFact } from './fact-place.js'

/** Links from elsewhere on the page to the facts of an {@link ApplicationDetail}. */
export interface FactPlaces {
  /** The name of the place that shows the first of these answers: 'Mottaker', 'Varelinjer'. */
  placeOf: (paths: readonly string[]) => string | undefined
  /** Scrolls to it and focuses it. */
  goTo: (paths: readonly string[]) => void
}

/** Finds, by their paths, where answers are shown in the detail view. */
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
