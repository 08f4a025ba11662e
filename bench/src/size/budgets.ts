/** What a consumer imports, and how many kB of JavaScript (gzip -9) that may cost; the reasons stand in docs/decisions/012. */
export interface Budget {
  readonly name: string
  /** Names taken from the root of the package, as a consumer writes them; none stands for everything. */
  readonly imports: readonly string[]
  readonly kilobytes: number
}

/** How far a figure may pass its budget before the build fails. */
export const margin = 1.02

export const styleBudget = 17

const one = (name: string, kilobytes: number): Budget => ({ name, imports: [name], kilobytes })

export const budgets: readonly Budget[] = [
  { name: 'everything', imports: [], kilobytes: 201 },
  one('StatusBadge', 1.5),
  one('ThemeToggle', 4.4),
  one('Spinner', 1.9),
  one('ErrorPage', 5.9),
  one('ToastRegion', 6.2),
  one('MessageThread', 13),
  one('FeedbackForm', 25),
  one('ProductLineCard', 29),
  one('Wizard', 8.1),
  one('PdfPreview', 24),
  one('UploadWidget', 21),
  one('PickupTimePicker', 35),
  one('DatePicker', 55),
  one('ApplicationTable', 55),
  one('ApplicationDetail', 63),
  one('FilterPanel', 65),
  one('StepForm', 77),
  one('Button', 3.1),
  one('Dialog', 19),
  one('Menu', 26),
  one('Popover', 25),
  one('Combobox', 9.1),
]
