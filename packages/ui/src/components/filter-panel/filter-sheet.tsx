'use client'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { Dialog } from '../dialog/dialog.js'
import { useFilterRoot } from './filter-context.js'
import type { FilterCounts } from './filter-field.js'
import { FilterFields } from './filter-fields.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import { FilterReset } from './filter-reset.js'
import { FilterRoot } from './filter-root.js'
import { useFilterDraft } from './use-filter-draft.js'
import { type FilterState, useFilters } from './use-filters.js'
import { useResultText } from './use-result-announcement.js'

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps<Values extends object> extends FilterState<Values> {
  /** Whether it is open. */
  open: boolean
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void
  /** The number of results of the choices so far; fetch it in `onDraftChange`. @default none */
  resultCount?: number
  /** Called with the choices before they are applied, to fetch their `resultCount`. */
  onDraftChange?: (draft: Values) => void
  /** The number of results of each option, by field and option. */
  counts?: FilterCounts
  /** What the list holds, if other than the schema's nouns. */
  nouns?: Nouns | undefined
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof filterPanelTexts>
}

/** The filters as a sheet over a narrow page: choices are collected until 'Vis 37 søknader'; closing discards them. */
export function FilterSheet<Values extends object>(props: FilterSheetProps<Values>) {
  const { open, onOpenChange, messages } = props
  const t = useTexts('filterPanel', filterPanelTexts, messages)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      size="sm"
      aria-describedby={undefined}
      className="eks-filter-sheet eks:over:pb-0"
    >
      <SheetBody {...props} />
    </Dialog>
  )
}

/** Mounted while the sheet is open, so that each opening starts with the applied filters. */
function SheetBody<Values extends object>(props: FilterSheetProps<Values>) {
  const { schema, onOpenChange, resultCount, onDraftChange, counts, nouns, messages } = props
  const filters = useFilters(props)
  const { draft, replace } = useFilterDraft(filters.values, onDraftChange)
  const apply = () => {
    filters.replace(draft, 'apply')
    onOpenChange(false)
  }
  return (
    <FilterRoot schema={schema} value={draft} onValueChange={replace} {...{ resultCount, counts, nouns, messages }}>
      <div className="eks:-mx-(--eks-dialog-pad) eks:[--eks-filter-pad:var(--eks-dialog-pad)]">
        <FilterFields />
      </div>
      <SheetFoot onApply={apply} />
    </FilterRoot>
  )
}

/** Buttons that clear the choices (and restore them), or apply them. */
function SheetFoot({ onApply }: { onApply: () => void }) {
  const { resultCount, nouns } = useFilterRoot('FilterSheet')
  const t = useNounTexts('filterPanel', filterPanelTexts, nouns)
  const resultText = useResultText(nouns)
  return (
    <div className="eks:tall:sticky eks:bottom-0 eks:-mx-(--eks-dialog-pad) eks:flex eks:flex-wrap eks:gap-2.5 eks:edge-t-1 eks:border-line eks:bg-surface-raised eks:px-(--eks-dialog-pad) eks:py-4 eks:*:flex-1">
      <FilterReset kind="secondary" small={false} />
      <Button kind="primary" onClick={onApply}>
        {resultCount === undefined ? t('show') : resultText(resultCount, 'button')}
      </Button>
    </div>
  )
}
