'use client'
import { fillIn, type TextParams } from '@eksport/forms'
import { useMemo } from 'react'
import type { Catalogue, CatalogueOverrides, Messages, Translate } from './catalogue.js'
import { type EksportContextValue, useEksport } from './eksport-context.js'
import { inOwnWords, textIn } from './text-in.js'

const writtenFromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const isolates = { first: '\u2068', last: '\u2069' } as const

const turns = (value: string | number) => typeof value === 'string' && writtenFromRight.test(value)

/** Isolates right-to-left values, so that digits and signs beside them keep their places. */
function isolated(params: TextParams): TextParams {
  const entries = Object.entries(params)
  if (!entries.some(([, value]) => turns(value))) return params
  return Object.fromEntries(
    entries.map(([name, value]) => [name, turns(value) ? `${isolates.first}${value}${isolates.last}` : value]),
  )
}

/**
 * Returns the texts of one component in the language of a context, outside React's rendering. `own` are the component's
 * `messages`, which override the provider's.
 */
export function textsIn<Name extends keyof Messages & string, C extends Catalogue & Messages[Name]>(
  surroundings: Pick<EksportContextValue, 'locale' | 'messages' | 'words'>,
  name: Name,
  catalogue: C,
  own?: CatalogueOverrides<NoInfer<C>>,
): Translate<C> {
  return (key, given) => {
    const text = inOwnWords(own?.[key], surroundings.locale) ?? textIn(surroundings, name, catalogue, key)
    return fillIn(text, given && isolated(given))
  }
}

/** The texts of one component in the provider's language, with the provider's overrides applied. */
export function useTexts<Name extends keyof Messages & string, C extends Catalogue & Messages[Name]>(
  name: Name,
  catalogue: C,
  own?: CatalogueOverrides<NoInfer<C>>,
): Translate<C> {
  const { locale, messages, words } = useEksport()
  return useMemo(
    () => textsIn({ locale, messages, words }, name, catalogue, own),
    [catalogue, locale, messages, name, own, words],
  )
}
