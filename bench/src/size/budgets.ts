/** What a consumer imports, and how many kB of JavaScript (gzip -9) that may cost; the reasons stand in docs/decisions/012. */
export interface Budget {
  readonly name: string
  /** As a consumer writes it. */
  readonly code: string
  readonly kilobytes: number
  /** The pieces of the stylesheet that it needs besides the base; undefined is the whole sheet. */
  readonly styles: readonly string[] | undefined
}

/** How far a figure may pass its budget before the build fails. */
export const margin = 1.02

/** The whole stylesheet, in kB after gzip -9. */
export const styleBudget = 17.7

/** What an app that shows a badge has in `node_modules` with React, in MB on disk. */
export const installedBudget = 20

const entries = { generic: '@eksport/ui', trade: '@eksport/ui/certificate' } as const

const take = (entry: keyof typeof entries, names: readonly string[]) =>
  `export { ${names.join(', ')} } from '${entries[entry]}'`

const folderOf = (name: string) => name.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()

const one =
  (entry: keyof typeof entries) =>
  (name: string, kilobytes: number, folder = folderOf(name)): Budget => ({
    name,
    code: take(entry, [name]),
    kilobytes,
    styles: [folder],
  })
const generic = one('generic')
const trade = one('trade')

export const budgets: readonly Budget[] = [
  {
    name: 'everything',
    code: Object.values(entries)
      .map((entry) => `export * from '${entry}'`)
      .join('\n'),
    kilobytes: 151.4,
    styles: undefined,
  },
  {
    name: 'first view of a list',
    code: [
      take('generic', ['ColumnChooser', 'Pagination', 'FilterPanel']),
      take('trade', ['ApplicationTable', 'applicationColumns', 'applicationFilterSchema']),
    ].join('\n'),
    kilobytes: 57.5,
    styles: ['application-table', 'pagination', 'filter-panel', 'status-badge'],
  },
  generic('DataTable', 30.1),
  generic('Badge', 0.8),
  trade('StatusBadge', 1.6),
  generic('ThemeToggle', 2.9),
  generic('Spinner', 0.5),
  generic('ErrorPage', 3.9),
  generic('ToastRegion', 4.7, 'toast'),
  trade('MessageThread', 10.1),
  generic('FeedbackForm', 8.9),
  trade('ProductLineCard', 17),
  generic('Wizard', 6.7),
  generic('PdfPreview', 8.3),
  generic('UploadWidget', 12.6),
  trade('PickupTimePicker', 14.2),
  generic('DatePicker', 10.4),
  trade('ApplicationTable', 30.5),
  trade('ApplicationDetail', 35.6),
  generic('FilterPanel', 21.5),
  generic('FactSections', 7.6),
  generic('LineCard', 12.6),
  generic('SlotPicker', 11.9),
  generic('StepForm', 31.3, 'form'),
  generic('Button', 1.5),
  generic('Dialog', 4),
  generic('Menu', 4.7),
  generic('Popover', 3.8),
  generic('Combobox', 8),
]

/** What each part that is fetched later may add to a page that has everything else, by its module. */
export const laterBudgets: Readonly<Record<string, number>> = {
  'ui/dist/components/popover/floating-engine.js': 24.7,
  'ui/dist/components/dialog/dialog-engine.js': 14.5,
  'ui/dist/components/calendar/grid-engine.js': 16.7,
  'ui/dist/components/badge/explained-badge.js': 0.75,
  'ui/dist/components/badge/say-change.js': 0.3,
  'ui/dist/components/upload-widget/zone-engine.js': 5.2,
  'ui/dist/foundation/text/languages/nn.js': 8.5,
  'ui/dist/foundation/text/languages/en.js': 8.1,
}
