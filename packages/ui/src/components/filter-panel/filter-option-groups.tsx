'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Checkbox } from '../checkbox/checkbox.js'
import { FilterChoices } from './filter-choices.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import type { FilterOptionGroup } from './filter-schema.js'
import { groupState, toggleGroup } from './group-choice.logic.js'

/** Props of {@link FilterOptionGroups}. */
export interface FilterOptionGroupsProps
  extends ChoiceProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The options in groups. */
  groups: readonly FilterOptionGroup[]
}

interface ChoiceProps {
  /** The selected codes of all groups. */
  value: readonly string[]
  /** Called with all selected codes. */
  onValueChange: (value: readonly string[]) => void
  /** How many are shown at first; a button shows the rest. @default all */
  first?: number | undefined
  /** The number of results of each option. */
  counts?: Readonly<Record<string, number>> | undefined
}

/** Checkboxes below one for their group, which shows and sets all of them: none, some or all. */
export function FilterOptionGroups(props: FilterOptionGroupsProps) {
  const { groups, value, onValueChange, first, counts, className, ...rest } = props
  const known = groups.flatMap((group) => group.options.map((option) => option.value))
  const lost = value.filter((code) => !known.includes(code))
  return (
    <div {...rest} className={cx('eks-filter-option-groups eks:flex eks:flex-col eks:gap-2', className)}>
      {groups.map((group) => (
        <OptionGroup key={group.id} group={group} {...{ value, onValueChange, first, counts }} />
      ))}
      {lost.length > 0 && (
        <FilterChoices
          options={[]}
          value={lost}
          onValueChange={(kept) => onValueChange(value.filter((code) => known.includes(code) || kept.includes(code)))}
        />
      )}
    </div>
  )
}

interface OptionGroupProps extends ChoiceProps {
  group: FilterOptionGroup
}

function OptionGroup({ group, value, onValueChange, first, counts }: OptionGroupProps) {
  const t = useTexts('filterPanel', filterPanelTexts)
  const codes = group.options.map((option) => option.value)
  const here = value.filter((code) => codes.includes(code))
  const state = groupState(codes, value)
  return (
    <fieldset aria-label={group.label} data-state={state} className="eks:min-w-0">
      <Checkbox
        checked={state === 'all'}
        mixed={state === 'some'}
        onChange={() => onValueChange(toggleGroup(codes, value))}
        label={
          <>
            <span className="eks:weight-semibold">{group.label}</span>
            {here.length > 0 && (
              <span className="eks:ms-1.5 eks:text-small eks:text-subtle eks:tabular">
                {t('someOf', { count: here.length, total: codes.length })}
              </span>
            )}
          </>
        }
      />
      <FilterChoices
        className="eks:ms-[calc(var(--eks-choice)+10px)]"
        options={group.options}
        value={here}
        first={first}
        counts={counts}
        onValueChange={(next) => onValueChange([...value.filter((code) => !codes.includes(code)), ...next])}
        moreLabel={(count, open) => (open ? t('fewerOf') : t('moreOf', { count }))}
      />
    </fieldset>
  )
}
