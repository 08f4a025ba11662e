export { FilterApply, type FilterApplyProps } from './filter-apply.js'
export { FilterChips, type FilterChipsProps } from './filter-chips.js'
export { FilterChoice, type FilterChoiceProps } from './filter-choice.js'
export { FilterChoices, type FilterChoicesProps } from './filter-choices.js'
export { FilterDateRange, type FilterDateRangeProps } from './filter-date-range.js'
export type { FilterCounts } from './filter-field.js'
export { FilterFields, type FilterFieldsProps } from './filter-fields.js'
export { FilterGroup, type FilterGroupProps } from './filter-group.js'
export { FilterMultiSelect, type FilterMultiSelectProps } from './filter-multi-select.js'
export { FilterNumberRange, type FilterNumberRangeProps } from './filter-number-range.js'
export { FilterOptionGroups, type FilterOptionGroupsProps } from './filter-option-groups.js'
export { FilterPanel, type FilterPanelProps } from './filter-panel.js'
export { type FilterQuery, filtersFromQuery, filtersToQuery } from './filter-query.logic.js'
export { FilterReset, type FilterResetProps } from './filter-reset.js'
export { FilterRoot, type FilterRootProps } from './filter-root.js'
export {
  type ChoiceFilter,
  type ChoicesFilter,
  type DateLimit,
  type DatePreset,
  type DateRangeFilter,
  defineFilters,
  defineFiltersFor,
  type FilterField,
  type FilterOption,
  type FilterOptionGroup,
  type FilterSchema,
  type FilterValues,
  type GroupsFilter,
  type MultiSelectFilter,
  type NumberRangeFilter,
  type TextFilter,
  type YesNoFilter,
} from './filter-schema.js'
export { FilterSheet, type FilterSheetProps } from './filter-sheet.js'
export { FilterText, type FilterTextProps } from './filter-text.js'
export { countActive } from './filter-values.logic.js'
export type { FilterChange, FilterReason } from './use-filters.js'
