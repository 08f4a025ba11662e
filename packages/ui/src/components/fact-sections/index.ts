export { FactList, type FactListProps } from './fact-list.js'
export type { RenderedSection } from './fact-section.js'
export { FactSections, type FactSectionsProps } from './fact-sections.js'
export { FactSectionsSkeleton, type FactSectionsSkeletonProps } from './fact-sections-skeleton.js'
export { Fact, type FactProps } from './facts.js'
export {
  type ChangedFact,
  compareFacts,
  compareSections,
  countMarks,
  type FactData,
  type FactSection,
  type FactSectionState,
} from './sections.logic.js'
