import { locales } from '@eksport/forms'
import { expect, it } from 'vitest'
import { awaitsOriginalMeaning } from './awaits-original.ts'

it('[STA-05] of a replacement whose original is still in use its exporter reads in every language that it is not handed out', () => {
  expect(locales.map((locale) => awaitsOriginalMeaning({ awaitsOriginal: true }, locale))).toEqual([
    'Kan ikke utleveres ennå',
    'Kan ikkje utleverast enno',
    'Cannot be handed out yet',
  ])
  expect([{ awaitsOriginal: false }, {}].map((one) => awaitsOriginalMeaning(one, 'nb'))).toEqual([undefined, undefined])
})
