export { Lookup, type LookupProps } from './lookup.js'
export type { LookupSearch } from './use-search.js'
