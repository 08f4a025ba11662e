export type { Catalogue, CatalogueOverrides, MessageOverrides, Messages, Translate } from './catalogue.js'
export { type EksportContextValue, useEksport } from './eksport-context.js'
export { EksportProvider, type EksportProviderProps } from './eksport-provider.js'
export { useTexts } from './use-texts.js'
