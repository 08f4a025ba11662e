'use client'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { ChevronDown } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { labelClass } from '../field/field-parts.js'
import { Count } from '../tag/tag.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { filterPanelTexts } from './filter-panel.texts.js'

/** Props of {@link FilterGroup}. */
export interface FilterGroupProps extends ComponentPropsWithRef<'fieldset'> {
  /** The question; it names the group. */
  label: string
  /** How many of its options are selected. */
  count?: number
  /** Starts collapsed behind a button with its name. */
  folded?: boolean
}

/** One filter with its name: a fieldset, which can be collapsed if seldom used. */
export function FilterGroup({ label, count = 0, folded, children, className, ...rest }: FilterGroupProps) {
  const t = useTexts('filterPanel', filterPanelTexts)
  const [open, setOpen] = useState(!folded || count > 0)
  const id = useId()
  const name = (
    <>
      <span>{label}</span>
      {count > 0 && (
        <>
          <Count aria-hidden="true">{count}</Count>
          <VisuallyHidden>{`, ${count} ${t('chosen').toLowerCase()}`}</VisuallyHidden>
        </>
      )}
    </>
  )
  return (
    <fieldset
      {...rest}
      data-open={open}
      className={cx(
        'eks-filter-group eks:min-w-0 eks:edge-t-1 eks:border-line eks:px-[var(--eks-filter-pad,16px)] eks:py-3',
        className,
      )}
    >
      <legend className="eks:contents">
        {folded === undefined ? (
          <span className={cx(labelClass, 'eks:over:items-center')}>{name}</span>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={cx(
              labelClass,
              'eks:min-h-6 eks:w-full eks:over:items-center eks:rounded-sm eks:text-start eks:hover:text-link eks:coarse:min-h-11',
            )}
          >
            {name}
            <ChevronDown className={cx('eks:ms-auto eks:size-icon', open && 'eks:rotate-180')} />
          </button>
        )}
      </legend>
      <div id={id} hidden={!open} className="eks:mt-2">
        {children}
      </div>
    </fieldset>
  )
}
