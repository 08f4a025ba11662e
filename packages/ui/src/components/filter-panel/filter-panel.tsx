'use client'
import { FilterApply } from './filter-apply.js'
import { FilterChips } from './filter-chips.js'
import { FilterChoice } from './filter-choice.js'
import { FilterChoices } from './filter-choices.js'
import { FilterDateRange } from './filter-date-range.js'
import { FilterFields } from './filter-fields.js'
import { FilterGroup } from './filter-group.js'
import { FilterMultiSelect } from './filter-multi-select.js'
import { FilterNumberRange } from './filter-number-range.js'
import { FilterOptionGroups } from './filter-option-groups.js'
import { FilterReset } from './filter-reset.js'
import { FilterRoot } from './filter-root.js'
import { FilterText } from './filter-text.js'
import { type FilterPanelProps, ReadyFilterPanel } from './ready-filter-panel.js'

export type { FilterPanelProps }

/**
 * Filters beside a list, drawn from a schema that gives its values their type.
 * Beside a table from 1024 px; below it use {@link FilterSheet}. Whoever owns the list goes back to its first page.
 * The parts hang on it for a panel of one's own; a server component takes them by their flat names (`FilterRoot`).
 */
export const FilterPanel = /* @__PURE__ */ Object.assign(ReadyFilterPanel, {
  Root: FilterRoot,
  Fields: FilterFields,
  Chips: FilterChips,
  Reset: FilterReset,
  Apply: FilterApply,
  Group: FilterGroup,
  MultiSelect: FilterMultiSelect,
  Choices: FilterChoices,
  Choice: FilterChoice,
  OptionGroups: FilterOptionGroups,
  DateRange: FilterDateRange,
  NumberRange: FilterNumberRange,
  Text: FilterText,
})
