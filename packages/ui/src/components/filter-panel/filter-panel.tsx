'use client'

import type { ReactNode } from 'react'
import { X } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { IconButton } from '../icon-button/icon-button.js'
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
import { filterPanelTexts } from './filter-panel.texts.js'
import { FilterReset } from './filter-reset.js'
import { FilterRoot, type FilterRootProps } from './filter-root.js'
import { FilterText } from './filter-text.js'

/** Props of {@link FilterPanel}. */
interface FilterPanelProps<Values extends object> extends Omit<FilterRootProps<Values>, 'children'> {
  /** Saved views, above the chips. */
  views?: ReactNode
  /** False leaves out the chips, where {@link FilterChips} stand beside the panel. */
  chips?: boolean
  /** Level of the panel's heading; that of the chips is one below. */
  headingLevel?: 2 | 3 | 4
  /** Shows a close button, and handles it. */
  onClose?: () => void
}

const below = { 2: 3, 3: 4, 4: 5 } as const

/** A panel with all parts in their usual places. */
function ReadyFilterPanel<Values extends object>(props: FilterPanelProps<Values>) {
  const { views, chips = true, headingLevel = 2, onClose, className, ...root } = props
  const { messages, applyMode } = props
  const Heading = `h${headingLevel}` as const
  const t = useTexts('filterPanel', filterPanelTexts, messages)
  return (
    <FilterRoot
      {...root}
      className={cx('eks-filter-panel eks:rounded eks:edge-1 eks:border-line eks:bg-surface', className)}
    >
      <div className="eks:flex eks:min-h-13 eks:items-center eks:gap-2 eks:py-1.5 eks:pe-2.5 eks:ps-4">
        <Heading className="eks:text-h3 eks:lh-heading eks:weight-semibold">{t('title')}</Heading>
        {onClose && (
          <IconButton kind="quiet" small label={t('close')} className="eks:ms-auto" onClick={onClose}>
            <X />
          </IconButton>
        )}
      </div>
      {views && <div className="eks-filter-views eks:px-4 eks:pb-3">{views}</div>}
      {chips && (
        <FilterChips
          messages={messages}
          headingLevel={below[headingLevel]}
          className="eks:px-4 eks:pb-3 eks:data-[empty=true]:pb-0"
        />
      )}
      <FilterFields />
      {applyMode === 'button' && (
        <div className="eks:edge-t-1 eks:border-line eks:p-4">
          <FilterApply className="eks:w-full" />
        </div>
      )}
    </FilterRoot>
  )
}

export type { FilterPanelProps }

/**
 * Filters beside a list, generated from a schema that types their values. Use it beside a table from 1024 px; below that
 * use {@link FilterSheet}. The owner of the list must return to its first page on a change. The parts are properties for
 * custom panels; a server component imports them by their flat names (`FilterRoot`).
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
