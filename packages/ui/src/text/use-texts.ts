'use client'
import { type LocalizedText, localize } from '@eksport/forms'
import { useMemo } from 'react'
import type { Catalogue, CatalogueOverrides, Messages, Translate } from './catalogue.js'
import { useEksport } from './eksport-context.js'

/**
 * The texts of one component in the language of the provider, with the provider's overrides applied.
 * `own` are the component's own `messages` prop and win over the provider.
 */
export function useTexts<Name extends keyof Messages & string, C extends Catalogue & Messages[Name]>(
  name: Name,
  catalogue: C,
  own?: CatalogueOverrides<NoInfer<C>>,
): Translate<C> {
  const { locale, messages } = useEksport()
  // The provider's overrides for this name are typed by Messages[Name], which C extends.
  const shared = messages[name] as CatalogueOverrides<C> | undefined
  return useMemo(
    () => (key, params) => {
      const replacement = own?.[key] ?? shared?.[key]
      if (typeof replacement === 'string')
        return localize({ nb: replacement, nn: replacement, en: replacement }, locale, params)
      const text: LocalizedText | undefined = catalogue[key]
      return text ? localize({ ...text, ...replacement }, locale, params) : key
    },
    [catalogue, locale, own, shared],
  )
}
