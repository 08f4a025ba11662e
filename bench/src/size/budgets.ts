/** What a consumer imports, and how many kB of JavaScript (gzip -9) that may cost; the reasons stand in docs/decisions/012. */
export interface Budget {
  readonly name: string
  /** Names taken from the root of the package, as a consumer writes them; none stands for everything. */
  readonly imports: readonly string[]
  readonly kilobytes: number
}

/** How far a figure may pass its budget before the build fails. */
export const margin = 1.02

export const styleBudget = 16.5

const one = (name: string, kilobytes: number): Budget => ({ name, imports: [name], kilobytes })

export const budgets: readonly Budget[] = [
  { name: 'everything', imports: [], kilobytes: 157 },
  {
    name: 'first view of a list',
    imports: [
      ...['ApplicationTable', 'ColumnChooser', 'Pagination', 'FilterPanel'],
      ...['applicationColumns', 'applicationFilterSchema'],
    ],
    kilobytes: 65,
  },
  one('DataTable', 37),
  one('Badge', 0.8),
  // The words of 17 statuses in three languages and both tables of colours besides the badge.
  one('StatusBadge', 2),
  one('ThemeToggle', 3),
  one('Spinner', 0.5),
  one('ErrorPage', 4),
  one('ToastRegion', 4.8),
  one('MessageThread', 10.1),
  one('FeedbackForm', 9.2),
  one('ProductLineCard', 15.2),
  one('Wizard', 5.8),
  one('PdfPreview', 8.4),
  one('UploadWidget', 18),
  one('PickupTimePicker', 14.4),
  one('DatePicker', 10.5),
  one('ApplicationTable', 37.3),
  one('ApplicationDetail', 36),
  one('FilterPanel', 22),
  one('FactSections', 7.6),
  one('LineCard', 12.9),
  one('SlotPicker', 12.2),
  one('StepForm', 31),
  one('Button', 1.5),
  one('Dialog', 3.9),
  one('Menu', 4.6),
  one('Popover', 3.8),
  one('Combobox', 7.5),
]
