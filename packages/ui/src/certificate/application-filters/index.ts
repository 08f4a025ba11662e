export { type ApplicationFilterOptions, applicationFilterSchema, filterStatuses } from './application-filters.js'
export { mergeCategories, type TemplateCategory } from './merge-categories.logic.js'
