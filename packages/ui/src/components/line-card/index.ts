export { LineCard, type LineCardProps } from './line-card.js'
export type { LineAct, LineChangeKind, LineFact, LineIssue } from './line-card-types.js'
