/** What a consumer imports, and how many kB of JavaScript (gzip -9) that may cost; the reasons stand in docs/decisions/012. */
export interface Budget {
  readonly name: string
  /** Names taken from the root of the package, as a consumer writes them; none stands for everything. */
  readonly imports: readonly string[]
  readonly kilobytes: number
}

/** How far a figure may pass its budget before the build fails. */
export const margin = 1.02

export const styleBudget = 17.8

const one = (name: string, kilobytes: number): Budget => ({ name, imports: [name], kilobytes })

export const budgets: readonly Budget[] = [
  { name: 'everything', imports: [], kilobytes: 207 },
  one('Badge', 1.3),
  // The words of 17 statuses in three languages and both tables of colours besides the badge.
  one('StatusBadge', 2),
  one('ThemeToggle', 4.5),
  one('Spinner', 1.8),
  one('ErrorPage', 6),
  one('ToastRegion', 6.4),
  one('MessageThread', 12.5),
  one('FeedbackForm', 25),
  one('ProductLineCard', 30),
  one('Wizard', 8.3),
  one('PdfPreview', 24),
  one('UploadWidget', 21),
  one('PickupTimePicker', 36),
  one('DatePicker', 55.5),
  one('ApplicationTable', 55.5),
  one('ApplicationDetail', 64),
  one('FilterPanel', 25),
  one('FactSections', 12),
  one('LineCard', 16),
  one('SlotPicker', 16),
  one('StepForm', 78),
  one('Button', 3),
  one('Dialog', 19),
  one('Menu', 26),
  one('Popover', 25),
  one('Combobox', 9.3),
]
