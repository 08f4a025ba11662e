'use client'
import { useMemo } from 'react'
import type { Catalogue, CatalogueOverrides, Messages, Translate } from './catalogue.js'
import { useEksport } from './eksport-context.js'
import { type Nouns, nounParams } from './nouns.js'
import { useTexts } from './use-texts.js'

/** The texts of one component, with the nouns of its list filled in. */
export function useNounTexts<Name extends keyof Messages & string, C extends Catalogue & Messages[Name]>(
  name: Name,
  catalogue: C,
  nouns: Nouns,
  own?: CatalogueOverrides<NoInfer<C>>,
): Translate<C> {
  const { locale } = useEksport()
  const t = useTexts(name, catalogue, own)
  return useMemo(() => {
    const forms = nounParams(nouns, locale)
    return (key, params) => t(key, { ...forms, ...params })
  }, [t, nouns, locale])
}
