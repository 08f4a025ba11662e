import '@eksport/ui/styles.css'
import { domainIssueTexts, getStep, getTemplate } from '@eksport/domain/templates'
import { officePolicy } from '@eksport/domain/testing'
import { type Answers, commonIssueTexts } from '@eksport/forms'
import { PickupTimePicker } from '@eksport/ui/certificate/pickup-time-picker'
import { Combobox } from '@eksport/ui/combobox'
import { DataTable, type DataTableColumn, type TableSort } from '@eksport/ui/data-table'
import { DatePicker } from '@eksport/ui/date-picker'
import { Field } from '@eksport/ui/field'
import { defineFilters, FilterPanel, type FilterSchema } from '@eksport/ui/filter-panel'
import { StepForm } from '@eksport/ui/form'
import { useWizard, Wizard } from '@eksport/ui/wizard'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { stage } from './contract.ts'
import { columnNames, type PlainRow, rowsOf, turned } from './rows.ts'

/** The parts of the portal that people press again and again, on one page, each as it stands in the apps. */
const columns: readonly DataTableColumn<PlainRow>[] = columnNames.map((header, index) => ({
  id: `c${index}`,
  header,
  cell: ({ row }) => row.original.cells[index],
  ...(index === 0 && { meta: { sortKey: 'REFERENCE', rowHeader: true } }),
}))
const rowId = (row: PlainRow) => row.id

const options = Array.from({ length: 250 }, (_, index) => ({
  value: `L${index}`,
  label: `${['Fjordland', 'Nordøya', 'Testland', 'Ålfjord', 'Sørvik'][index % 5]} ${index}`,
}))
const filters = defineFilters([
  { kind: 'multi-select', name: 'countries', label: 'Mottakerland', options },
  {
    kind: 'choices',
    name: 'status',
    label: 'Status',
    options: ['Innsendt', 'Under vurdering', 'Utstedt', 'Stoppet'].map((label) => ({ value: label, label })),
    first: 10,
  },
])
type Values = typeof filters extends FilterSchema<infer Chosen> ? Chosen : never
const policy = officePolicy('KLOEFTA')

function List() {
  const rows = useMemo(() => rowsOf(30), [])
  const [sort, setSort] = useState<readonly TableSort[]>([{ key: 'REFERENCE', direction: 'asc' }])
  const [value, setValue] = useState<Values>({})
  const sorted = useMemo(() => (sort[0]?.direction === 'desc' ? turned(rows) : rows), [rows, sort])
  const chosen: readonly string[] | undefined = value.status
  const shown = useMemo(
    () => (chosen?.length ? sorted.filter((row) => chosen.includes(row.cells.at(-1) ?? '')) : sorted),
    [sorted, chosen],
  )
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)', gap: 16 }}>
      <FilterPanel schema={filters} value={value} onValueChange={setValue} resultCount={shown.length} />
      <DataTable
        className="eks-application-table"
        columns={columns}
        rows={shown}
        getRowId={rowId}
        pageSize={30}
        sort={sort}
        onSortChange={setSort}
      />
    </div>
  )
}

const template = getTemplate('1.1.100')
const issueTexts = { ...commonIssueTexts, ...domainIssueTexts }
const lookups = { producers: { search: async () => [] } }
const steps = [
  { id: 'avsender', title: 'Avsender', state: 'done' },
  { id: 'transport', title: 'Transport', state: 'done' },
] as const

/** Two pages of a real form, with the step list that leads from one to the other. */
function Steps() {
  const [answers, setAnswers] = useState<Answers>({})
  const wizard = useWizard({ steps })
  return (
    <Wizard firstPage steps={wizard.steps} title={wizard.step} linkFor={(id) => `#${id}`} onStepChange={wizard.goTo}>
      <StepForm
        key={wizard.step}
        sections={getStep(template.steps, wizard.step).sections}
        answers={answers}
        onAnswersChange={setAnswers}
        onValid={() => undefined}
        now="2027-05-11T06:05:00+02:00"
        issueTexts={issueTexts}
        codeLists={{}}
        lookups={lookups}
      />
    </Wizard>
  )
}

createRoot(stage()).render(
  <>
    <Field label="Land">
      <Combobox options={options} />
    </Field>
    <Field label="Utstedt">
      <DatePicker today="2027-05-11" />
    </Field>
    <PickupTimePicker
      policy={policy}
      now="2027-05-11T06:05:00+02:00"
      defaultValue={{ date: '2027-05-12', time: null }}
    />
    <List />
    <Steps />
  </>,
)
