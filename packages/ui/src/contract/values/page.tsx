import type { SortKey } from '@eksport/domain'
import { aRow } from '@eksport/domain/testing'
import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { screen, within } from '@testing-library/react'
import { applicationColumns } from '../../certificate/application-table/application-columns.js'
import { ApplicationTable } from '../../certificate/application-table/application-table.js'
import { MessageThread, type MessageThreadProps } from '../../certificate/message-thread/message-thread.js'
import { LanguageMenu } from '../../components/app-shell/language-menu.js'
import { dataTableFeatures, type TableSort } from '../../components/data-table/table-features.js'
import { Pagination } from '../../components/pagination/pagination.js'
import { ThemeToggle } from '../../components/theme-toggle/theme-toggle.js'
import { fileTypes } from '../../components/upload-widget/file-types.js'
import type { UploadItem } from '../../components/upload-widget/upload-item.js'
import { UploadWidget } from '../../components/upload-widget/upload-widget.js'
import { WizardSteps } from '../../components/wizard/wizard-steps.js'
import { ThemeProvider } from '../../foundation/theme/theme-provider.js'
import type { Theme } from '../../foundation/theme/theme-store.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { only, painted, textOf } from '../painted.js'
import { valueRow } from '../value-cases.js'
import type { AnyValueRow } from '../value-row.js'

type Locale = 'nb' | 'nn' | 'en'
const languages = { nb: 'Norsk bokmål', nn: 'Norsk nynorsk', en: 'English' }
const short = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' }

const file = (name: string): UploadItem => ({ id: name, name, size: 900, ref: name })
const message = (id: string): MessageThreadProps['messages'][number] => ({
  id,
  messageType: 'APPLICATION_SUBMISSION_COMMENT',
  message: `Melding ${id}`,
  createdTime: `2026-11-20T08:1${id}:00+01:00`,
  sender: { role: 'INNSENDER', name: 'Kontakt' },
  attachments: [],
})

const rows = ['4001', '4002', '4003'].map((number) => aRow({ referenceNumber: Number(number) }))
const columns = applicationColumns({ viewpoint: 'INNSENDER', labels: sampleLabels, locale: 'nb' })
const shared = {
  columns,
  rows,
  totalElements: 3,
  getRowId: (row: (typeof rows)[number]) => String(row.referenceNumber),
}
const choosing = tableFeatures({ ...dataTableFeatures, rowSelectionFeature })
const headOf = (key: SortKey) => String(columns.find(({ meta }) => meta?.sortKey === key)?.header)
const stepIds = ['Avsender', 'Transport', 'Varer'] as const

/** What surrounds the fields of a page: languages, themes, pages, steps, files, rows. */
export const pageValues: readonly AnyValueRow[] = [
  valueRow<Locale>({
    components: ['LanguageMenu', 'MenuItem'],
    prop: 'value',
    element: ({ value, onChange }) => <LanguageMenu value={value} onValueChange={onChange} />,
    first: 'nb',
    chosen: 'en',
    moved: 'nn',
    before: async (user) => {
      if (!screen.queryByRole('menu')) await user.click(screen.getByRole('button', { name: /^Språk/ }))
    },
    pointer: (user, to) => user.click(screen.getByRole('menuitemradio', { name: languages[to] })),
    keys: (user) => user.keyboard('{End}{Enter}'),
    painted: () => [
      textOf(document.querySelector('[aria-haspopup="menu"]')),
      only([...document.querySelectorAll('.eks-menu button')].filter((item) => item.querySelector('svg')).map(textOf)),
    ],
    paintedBy: 'the word on the button, and the tick in the menu',
    announced: () => [
      textOf(screen.getByRole('button', { name: /^Språk: / })),
      only(screen.queryAllByRole('menuitemradio', { checked: true }).map(textOf)),
    ],
    reads: (locale) => [short[locale], languages[locale]],
  }),
  valueRow<Theme>({
    components: ['ThemeProvider', 'ThemeToggle'],
    prop: 'theme',
    element: ({ value, onChange }) => (
      <ThemeProvider theme={value} onThemeChange={onChange}>
        <ThemeToggle />
      </ThemeProvider>
    ),
    first: 'light',
    chosen: 'dark',
    moved: 'light',
    pointer: (user) => user.click(screen.getByRole('button', { name: 'Mørkt tema' })),
    painted: () => [
      document.documentElement.dataset.colorScheme,
      document.querySelector('button svg circle') ? 'dark' : 'light',
    ],
    paintedBy: 'data-color-scheme of the page, and the picture on the button: a sun has a disc',
    announced: () => {
      const theme = screen.queryByRole('button', { name: 'Mørkt tema', pressed: true }) ? 'dark' : 'light'
      return [theme, theme]
    },
    reads: (theme) => [theme, theme],
  }),
  valueRow<number>({
    components: ['Pagination'],
    prop: 'page',
    element: ({ value, onChange }) => (
      <Pagination page={value} pageSize={10} total={41} onPageChange={(page) => onChange(page)} />
    ),
    first: 2,
    chosen: 3,
    moved: 4,
    pointer: (user, to) => user.click(screen.getByRole('button', { name: `Side ${to}` })),
    keys: async (user) => {
      screen.getByRole('button', { name: 'Neste side' }).focus()
      await user.keyboard('{Enter}')
    },
    painted: () => [
      only(painted('.eks-pagination nav button', 'bg-action-tint', textOf)),
      textOf(document.querySelector('.eks-pagination p')).split('–')[0]?.split('-')[0],
    ],
    paintedBy: 'the utility bg-action-tint on the button, and the range in words',
    announced: () => {
      const page = only(
        screen.queryAllByRole('button', { current: 'page' }).map((one) => one.getAttribute('aria-label')),
      )
      const number = page?.replace('Side ', '') ?? ''
      return [number, String((Number(number) - 1) * 10 + 1)]
    },
    reads: (page) => [String(page), String((page - 1) * 10 + 1)],
  }),
  valueRow<number>({
    components: ['Pagination'],
    prop: 'pageSize',
    element: ({ value, onChange }) => (
      <Pagination
        page={1}
        pageSize={value}
        total={41}
        onPageChange={() => undefined}
        onPageSizeChange={(size) => onChange(size)}
      />
    ),
    first: 10,
    chosen: 20,
    moved: 30,
    pointer: (user, to) => user.selectOptions(screen.getByRole('combobox'), String(to)),
    painted: () => {
      const list = document.querySelector('select')
      return textOf(list?.options[list.selectedIndex])
    },
    paintedBy: 'the text of the option that the browser shows',
    announced: () => screen.getByRole<HTMLSelectElement>('combobox').value,
    reads: String,
  }),
  valueRow<string>({
    components: ['WizardSteps', 'WizardFrame', 'Wizard'],
    prop: 'step',
    element: ({ value, onChange }) => (
      <WizardSteps
        linkFor={(id) => `#${id}`}
        onStepChange={onChange}
        steps={stepIds.map((id) => ({ id, title: id, state: id === value ? 'current' : 'done' }))}
      />
    ),
    first: 'Avsender',
    chosen: 'Transport',
    moved: 'Varer',
    pointer: (user, to) => user.click(screen.getByRole('link', { name: to })),
    painted: () => [
      only([...document.querySelectorAll('li[data-state="current"] > :nth-child(2)')].map(textOf)),
      textOf(document.querySelector('nav b')).replace(/^.*: /, ''),
    ],
    paintedBy: 'data-state of the step, and the title of the folded row',
    announced: () => {
      const step = only([...document.querySelectorAll('[aria-current="step"] > :nth-child(2)')].map(textOf))
      if (screen.queryAllByRole('link').some((link) => textOf(link) === step)) throw new Error('A link to where one is')
      return [step, step]
    },
    reads: (step) => [step, step],
  }),
  valueRow<readonly UploadItem[]>({
    components: ['UploadWidget', 'UploadRoot'],
    prop: 'files',
    element: ({ value, onChange }) => (
      <UploadWidget label="Vedlegg" mode="multiple" accept={[fileTypes.pdf]} files={value} onFilesChange={onChange} />
    ),
    first: [file('a.pdf'), file('b.pdf')],
    chosen: [file('b.pdf')],
    moved: [file('c.pdf')],
    none: [],
    settle: 20,
    pointer: (user) => user.click(screen.getByRole('button', { name: /a\.pdf/ })),
    painted: () =>
      [...document.querySelectorAll('.eks-upload li[data-item]')].map((row) => textOf(row).match(/\w+\.pdf/)?.[0]),
    paintedBy: 'the names in the rows',
    announced: () => {
      const list = screen.queryByRole('list')
      return list
        ? within(list)
            .queryAllByRole('listitem')
            .map((row) => textOf(row).match(/\w+\.pdf/)?.[0])
        : []
    },
    reads: (files) => files.map(({ name }) => name),
  }),
  valueRow<boolean>({
    components: ['MessageThread'],
    prop: 'expanded',
    element: ({ value, onChange }) => (
      <MessageThread
        viewer="BEHANDLER"
        messages={['1', '2', '3'].map(message)}
        expanded={value}
        onExpandedChange={onChange}
      />
    ),
    first: false,
    chosen: true,
    moved: false,
    pointer: (user) => user.click(screen.getByRole('button', { expanded: false })),
    painted: () => document.querySelectorAll('.eks-message-thread > ol > li').length === 3,
    paintedBy: 'how many messages are drawn',
    announced: () => screen.queryByRole('button', { expanded: true }) !== null,
  }),
  valueRow<readonly string[]>({
    components: ['ApplicationTable', 'DataTable'],
    outsideForms: 'the boxes of a list belong to no form, and a listener for each row would cost all tables',
    prop: 'selectedIds',
    element: ({ own, onChange }) => (
      <ApplicationTable
        {...shared}
        features={choosing}
        selectable
        {...('value' in own ? { selectedIds: own.value } : { defaultSelectedIds: own.defaultValue })}
        onSelectedIdsChange={onChange}
      />
    ),
    first: ['4001'],
    chosen: ['4001', '4002'],
    moved: ['4003'],
    none: [],
    keeps: true,
    pointer: (user) => user.click(document.querySelectorAll('tr[data-row] input')[1] as Element),
    clear: (user) => user.click(document.querySelectorAll('tr[data-row] input')[0] as Element),
    painted: () =>
      [...document.querySelectorAll('tr[data-row]')]
        .filter((row) => row.querySelector('input')?.matches(':checked'))
        .map((row) => row.getAttribute('data-row')),
    paintedBy: ':checked of the box in the row',
    announced: () =>
      screen
        .queryAllByRole('row')
        .filter((row) => row.dataset.row !== undefined && within(row).queryByRole('checkbox', { checked: true }))
        .map((row) => row.dataset.row),
  }),
  valueRow<readonly TableSort<SortKey>[]>({
    components: ['ApplicationTable', 'DataTable'],
    prop: 'sort',
    element: ({ own, onChange }) => (
      <ApplicationTable
        {...shared}
        {...('value' in own ? { sort: own.value } : { defaultSort: own.defaultValue })}
        onSortChange={onChange}
      />
    ),
    first: [{ key: 'STATUS', direction: 'asc' }],
    chosen: [{ key: 'REFERENCE_NUMBER', direction: 'asc' }],
    moved: [{ key: 'STATUS', direction: 'desc' }],
    keeps: true,
    pointer: (user) => user.click(screen.getByTitle(headOf('REFERENCE_NUMBER'))),
    painted: () =>
      [...document.querySelectorAll<HTMLElement>('th [data-sorted]')].map((head) => [head.title, head.dataset.sorted]),
    paintedBy: 'data-sorted of the head',
    announced: () =>
      (['ascending', 'descending'] as const).flatMap((order) =>
        screen
          .getAllByRole('columnheader')
          .filter((head) => head.getAttribute('aria-sort') === order)
          .map((head) => [head.querySelector('button')?.title, order === 'ascending' ? 'asc' : 'desc']),
      ),
    reads: (sort) => sort.map(({ key, direction }) => [headOf(key), direction]),
  }),
  valueRow<readonly string[]>({
    components: ['ApplicationTable', 'DataTable'],
    prop: 'expandedIds',
    element: ({ own, onChange }) => (
      <ApplicationTable
        {...shared}
        renderDetail={(row) => `Om ${row.referenceNumber}`}
        {...('value' in own ? { expandedIds: own.value } : { defaultExpandedIds: own.defaultValue })}
        onExpandedIdsChange={onChange}
      />
    ),
    first: ['4001'],
    chosen: ['4001', '4002'],
    moved: ['4003'],
    none: [],
    keeps: true,
    pointer: (user) => user.click(screen.getAllByRole('button', { expanded: false })[0] as Element),
    clear: (user) => user.click(screen.getAllByRole('button', { expanded: true })[0] as Element),
    painted: () =>
      [...document.querySelectorAll('tbody td')].flatMap((cell) => /^Om (\d+)$/.exec(textOf(cell))?.[1] ?? []),
    paintedBy: 'the detail that is drawn under its row',
    announced: () =>
      screen
        .queryAllByRole('button', { expanded: true })
        .flatMap((one) => one.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? []),
  }),
]
