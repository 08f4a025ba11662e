import { openCopyStates } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, SegmentedControl } from '@eksport/ui'
import { OfficeSelect } from '#src/lib/office-select.tsx'
import { type CopiesSearch, everywhere } from '../copies-search.ts'
import { copyTasksTexts as texts } from '../copy-tasks.texts.ts'

interface CopiesFilterProps {
  readonly search: CopiesSearch
  readonly ownOffice: string | undefined
  readonly onSearch: (search: CopiesSearch) => void
}

/** Filters the orders by office, progress and date. */
export function CopiesFilter({ search, ownOffice, onSearch }: CopiesFilterProps) {
  const say = useText()
  const { kontor, tilstand, dager } = search
  const narrowed = (kontor: string, state: string, days: string): CopiesSearch => ({
    ...(kontor !== (ownOffice ?? everywhere) && { kontor }),
    ...openCopyStates.filter((one) => one === state).map((tilstand) => ({ tilstand }))[0],
    ...(days === everywhere && { dager: everywhere }),
  })
  const office = kontor ?? ownOffice ?? everywhere
  const state: string = tilstand ?? everywhere
  const days: string = dager ?? 'i-dag'
  return (
    <search aria-label={say(texts.filters)} className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <Field label={say(texts.office)} width="md">
        <OfficeSelect value={office} onChange={({ target }) => onSearch(narrowed(target.value, state, days))}>
          <option value={everywhere}>{say(texts.allOffices)}</option>
        </OfficeSelect>
      </Field>
      <SegmentedControl
        label={say(texts.state)}
        className="max-md:w-full"
        value={state}
        onValueChange={(value) => onSearch(narrowed(office, value, days))}
        segments={[
          { value: everywhere, label: say(texts.all) },
          ...openCopyStates.map((value) => ({ value, label: say(texts[value]) })),
        ]}
      />
      <SegmentedControl
        label={say(texts.days)}
        className="max-md:w-full"
        value={days}
        onValueChange={(value) => onSearch(narrowed(office, state, value))}
        segments={[
          { value: 'i-dag', label: say(texts.untilToday) },
          { value: everywhere, label: say(texts.allDays) },
        ]}
      />
    </search>
  )
}
