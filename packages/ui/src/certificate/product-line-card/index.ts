export type { LineChange } from './line-change.logic.js'
export { ProductLineCard, type ProductLineCardProps } from './product-line-card.js'
export { type FactKey, formatPeriod, shortFactKeys } from './product-line-card.logic.js'
