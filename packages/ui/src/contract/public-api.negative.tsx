/**
 * What the public types refuse. This file is never run: `tsc` reads it, and a line that begins to compile makes its
 * `@ts-expect-error` unused, which is an error. Each line is a mistake that someone could make, except the last ones.
 */
import { aProductLine, officePolicy } from '@eksport/domain/testing'
import {
  type ApplicationColumnKey,
  ApplicationDetail,
  ApplicationTable,
  AttachmentList,
  applicationColumns,
  CertificateFormats,
  HistoryList,
  MessageThread,
  PickupTimePicker,
  ProductLineCard,
  StatusBadge,
  ValidationBox,
} from '../certificate/index.js'
import {
  AccountMenu,
  Alert,
  AppHeader,
  AppShell,
  Button,
  ButtonLink,
  Checkbox,
  Chip,
  Combobox,
  ConfirmDialog,
  checkFiles,
  confirm,
  DataTable,
  type DataTableColumn,
  DatePicker,
  DateRangePicker,
  Description,
  Dialog,
  defineFilters,
  defineFiltersFor,
  EksportProvider,
  ErrorPage,
  ErrorSummary,
  Field,
  FilterPanel,
  fileTypes,
  IconButton,
  LanguageMenu,
  Lookup,
  Menu,
  MenuItem,
  MultiCombobox,
  Pagination,
  PdfPreview,
  Popover,
  Radio,
  RadioGroup,
  RichText,
  SaveStatus,
  Section,
  SegmentedControl,
  Select,
  ServiceMessages,
  Skeleton,
  Switch,
  Tabs,
  Tag,
  Textarea,
  ThemeProvider,
  TimeSelect,
  Tooltip,
  toast,
  UploadWidget,
  type UseWizardOptions,
  useTexts,
  WizardSteps,
  WorkRail,
} from '../index.js'
import { sampleLabels } from '../testing/sample-labels.js'

const wrong = (_: unknown): void => undefined
const nothing = () => undefined
const engine = { Document: nothing }
const takesNumber = (_: number) => undefined
const christmas = new Date('2026-12-24')
const options = [{ value: 'BR', label: 'Brasil' }] as const
const policy = officePolicy('KLOEFTA')
const line = aProductLine()

// Status and viewpoint
// @ts-expect-error a badge shows a status
wrong(<StatusBadge viewpoint="INNSENDER" />)
// @ts-expect-error a badge is seen by someone
wrong(<StatusBadge status="GODKJENT" />)
// @ts-expect-error there are two viewpoints
wrong(<StatusBadge status="GODKJENT" viewpoint="ADMIN" />)
wrong(
  // @ts-expect-error the word comes as label, not as children
  <StatusBadge status="GODKJENT" viewpoint="INNSENDER">
    Godkjent
  </StatusBadge>,
)
// @ts-expect-error the tone follows from the status
wrong(<StatusBadge status="GODKJENT" viewpoint="INNSENDER" tone="success" />)
// @ts-expect-error a thread is read by someone
wrong(<MessageThread messages={[]} />)
// @ts-expect-error a detail view is seen by someone
wrong(<ApplicationDetail labels={sampleLabels} />)

// The table
// @ts-expect-error columns are drawn for a viewpoint
wrong(applicationColumns({ labels: sampleLabels, locale: 'nb' }))
// @ts-expect-error Danish is not one of the three languages
wrong(applicationColumns({ labels: sampleLabels, viewpoint: 'INNSENDER', locale: 'da' }))
// @ts-expect-error no column has this key
wrong('price' satisfies ApplicationColumnKey)
const columns: readonly DataTableColumn<{ id: string }>[] = []
const table = { columns, rows: [{ id: 'a' }], getRowId: (row: { id: string }) => row.id }
// @ts-expect-error rows have an identity
wrong(<DataTable columns={columns} rows={[]} />)
// @ts-expect-error rows must be what the columns show
wrong(<DataTable {...table} rows={[{ name: 'a' }]} />)
// @ts-expect-error applications are not sorted by this key
wrong(<ApplicationTable columns={[]} rows={[]} sort={[{ key: 'name', direction: 'asc' }]} />)
// @ts-expect-error the wire's words for directions are not the table's
wrong(<DataTable {...table} sort={[{ key: 'id', direction: 'ASC' }]} />)
// @ts-expect-error a table speaks of things in three languages
wrong(<DataTable {...table} nouns={{ one: 'licence', many: 'licences' }} />)
// @ts-expect-error loading is the first time or again
wrong(<DataTable {...table} loading="always" />)
// @ts-expect-error an identity is a string
wrong(<DataTable {...table} getRowId={(row: { id: string }) => row} />)

// Dates are plain strings, never Date
// @ts-expect-error a date of the browser has a time and a zone
wrong(<DatePicker value={christmas} />)
// @ts-expect-error a first day is a plain date
wrong(<DatePicker min={christmas} />)
// @ts-expect-error today is a plain date
wrong(<DatePicker today={christmas} />)
// @ts-expect-error the handler gets a plain date or null
wrong(<DatePicker onValueChange={(date: Date) => date.getTime()} />)
// @ts-expect-error the handler may get null
wrong(<DatePicker onValueChange={(date: string) => date.length} />)
// @ts-expect-error the root of the parts takes plain dates as well
wrong(<DatePicker.Root value={christmas}>Deler</DatePicker.Root>)
// @ts-expect-error the date belongs to the root, not to the text field
wrong(<DatePicker.Input value="2026-12-24" />)
// @ts-expect-error both ends are plain dates
wrong(<DateRangePicker legend="Fra–til" value={{ from: christmas, to: null }} onValueChange={nothing} />)
// @ts-expect-error a period has two ends
wrong(<DateRangePicker legend="Fra–til" value={{ from: null }} onValueChange={nothing} />)
// @ts-expect-error a period has a legend
wrong(<DateRangePicker value={{ from: null, to: null }} onValueChange={nothing} />)
// @ts-expect-error pickup is a plain date and a plain time
wrong(<PickupTimePicker policy={policy} value={christmas} onValueChange={nothing} />)
// @ts-expect-error now is an instant in ISO text
wrong(<PickupTimePicker policy={policy} value={{ date: null, time: null }} onValueChange={nothing} now={christmas} />)
// @ts-expect-error an office has a policy of hours, not a name
wrong(<PickupTimePicker policy="KLOEFTA" value={{ date: null, time: null }} onValueChange={nothing} />)
// @ts-expect-error the provider's clock answers in milliseconds
wrong(<EksportProvider now={() => christmas}>Side</EksportProvider>)
// @ts-expect-error times are offered as a list
wrong(<TimeSelect times="10:00" />)

// Values and their handlers
// @ts-expect-error a chosen value is one of the options
wrong(<Combobox<'BR' | 'CN'> options={options} value="JP" />)
// @ts-expect-error it does not widen them
wrong(<Combobox options={options} value="JP" />)
// @ts-expect-error nor does the value at first
wrong(<Combobox options={options} defaultValue="JP" />)
// @ts-expect-error nor do several
wrong(<MultiCombobox options={options} value={['JP']} />)
// @ts-expect-error nothing chosen is null
wrong(<Combobox<'BR'> options={options} onValueChange={(value: 'BR') => value} />)
// @ts-expect-error several values are a list
wrong(<MultiCombobox options={options} value="BR" />)
// @ts-expect-error a greatest number is a number
wrong(<MultiCombobox options={options} max="3" />)
// @ts-expect-error a register has to be asked
wrong(<Lookup value={null} />)
// @ts-expect-error a search answers with a promise of rows
wrong(<Lookup value={null} search={() => 'Brasil'} />)
// @ts-expect-error native onChange is replaced by onCheckedChange
wrong(<Switch label="På" onChange={nothing} />)
// @ts-expect-error a switch is on or off
wrong(<Switch label="På" checked="true" />)
// @ts-expect-error a switch has a name
wrong(<Switch defaultChecked />)
// @ts-expect-error a tab is chosen by an id of the items
wrong(<Tabs<'a'> label="Faner" items={[{ id: 'a', label: 'A', content: '' }]} value="b" />)
// @ts-expect-error a row of tabs has a name
wrong(<Tabs items={[{ id: 'a', label: 'A', content: '' }]} />)
// @ts-expect-error a count is a number
wrong(<SegmentedControl label="Filter" segments={[{ value: 'a', label: 'Alle', count: '2' }]} />)
// @ts-expect-error a page changes by number
wrong(<Pagination page={1} pageSize={10} total={3} onPageChange={(page: string) => page.length} />)
// @ts-expect-error without a handler the pages cannot be turned
wrong(<Pagination page={1} pageSize={10} total={3} />)
// @ts-expect-error an overlay that is open must be able to close
wrong(<Dialog open title="Tittel" />)
// @ts-expect-error a dialog has a title
wrong(<Dialog open onOpenChange={nothing} />)
// @ts-expect-error the verb stands on the button
wrong(<ConfirmDialog open onOpenChange={nothing} title="Sikker?" onConfirm={nothing} />)
// @ts-expect-error a question that is asked from anywhere has its verb too
wrong(confirm({ title: 'Sikker?' }))
// @ts-expect-error it answers later
wrong(confirm({ title: 'Sikker?', confirmLabel: 'Slett' }) === true)
// @ts-expect-error a step that is not in the plan
wrong({ steps: [], defaultStep: 'henting' } satisfies UseWizardOptions<'avsender'>)
// @ts-expect-error what is saved was saved at a moment
wrong(<SaveStatus state={{ kind: 'saved' }} />)
// @ts-expect-error one radio has a value
wrong(<Radio label="A" />)
// @ts-expect-error a group is one question
wrong(<RadioGroup>Valg</RadioGroup>)
// @ts-expect-error a browser's list takes one answer
wrong(<Select multiple />)
// @ts-expect-error a limit is a number of characters
wrong(<Textarea limit="500" />)
// @ts-expect-error a text beyond the limit is marked, never cut
wrong(<Textarea maxLength={500} />)
// @ts-expect-error the box is a checkbox
wrong(<Checkbox label="Ja" type="radio" />)

// Slots, kinds and tones
// @ts-expect-error no such kind
wrong(<Button kind="tertiary">Send</Button>)
// @ts-expect-error a button that leads elsewhere is a ButtonLink
wrong(<Button href="/">Hjem</Button>)
wrong(
  // @ts-expect-error a link is not busy
  <ButtonLink href="/" busy>
    Hjem
  </ButtonLink>,
)
// @ts-expect-error a picture needs a spoken name
wrong(<IconButton>x</IconButton>)
// @ts-expect-error no such tone
wrong(<Alert tone="error">Feil</Alert>)
// @ts-expect-error headings begin at two
wrong(<Alert headingLevel={1} heading="Feil" />)
// @ts-expect-error no such tone
wrong(<Tag tone="primary">Ny</Tag>)
// @ts-expect-error what is chosen is told as label
wrong(<Chip onRemove={nothing}>Japan</Chip>)
// @ts-expect-error what can be removed says how
wrong(<Chip label="Japan" />)
// @ts-expect-error a field has a label
wrong(<Field>Navn</Field>)
wrong(
  // @ts-expect-error widths have names
  <Field label="Navn" width={320}>
    Navn
  </Field>,
)
// @ts-expect-error an item does something
wrong(<MenuItem>Slett</MenuItem>)
// @ts-expect-error a menu has a button
wrong(<Menu label="Meny">Valg</Menu>)
// @ts-expect-error a tip belongs to one control
wrong(<Tooltip text="Tips">Ren tekst</Tooltip>)
// @ts-expect-error a panel has a name
wrong(<Popover trigger={<Button>Åpne</Button>}>Tekst</Popover>)
// @ts-expect-error a term has a label
wrong(<Description>Kløfta</Description>)
// @ts-expect-error a section has a heading
wrong(<Section>Transport</Section>)
// @ts-expect-error HTML from elsewhere comes as text, and is cleaned
wrong(<RichText>Hei</RichText>)
// @ts-expect-error a skeleton stands still and takes no size
wrong(<Skeleton size="lg" />)

// Pages and apps
// @ts-expect-error two looks of the header
wrong(<AppHeader brand="Eksport" variant="dark" />)
// @ts-expect-error a frame has a header
wrong(<AppShell>Side</AppShell>)
// @ts-expect-error the menu has a name
wrong(<AccountMenu name="Nordhav">Logg ut</AccountMenu>)
// @ts-expect-error a language is a tag
wrong(<LanguageMenu value={1} onValueChange={nothing} />)
// @ts-expect-error four kinds of error page
wrong(<ErrorPage kind="500" />)
// @ts-expect-error a draft is saved or not, in words
wrong(<ErrorPage draft={true} />)
// @ts-expect-error each error leads to a control
wrong(<ErrorSummary errors={[{ text: 'Fyll ut navn' }]} />)
// @ts-expect-error a theme is light, dark or the system's
wrong(<ThemeProvider theme="sepia">Side</ThemeProvider>)
// @ts-expect-error what the system says is called auto
wrong(<ThemeProvider defaultTheme="system">Side</ThemeProvider>)
// @ts-expect-error a provider's language is a tag
wrong(<EksportProvider locale={1}>Side</EksportProvider>)
// @ts-expect-error no component of this name has texts
wrong(<EksportProvider messages={{ button: { send: 'Send' } }}>Side</EksportProvider>)
// @ts-expect-error pagination has no text of this name
wrong(<EksportProvider messages={{ pagination: { forward: 'Fram' } }}>Side</EksportProvider>)
// @ts-expect-error three types of message
wrong(<ServiceMessages messages={[{ id: '1', title: 'a', description: '', type: 'NOTE', hideable: true }]} />)
// @ts-expect-error that the server has not answered is said, not left out
wrong(<ServiceMessages />)
// @ts-expect-error a step leads somewhere
wrong(<WizardSteps steps={[]} />)
// @ts-expect-error groups have a heading
wrong(<WorkRail label="Køer" groups={[{ id: 'a', items: [] }]} />)
// @ts-expect-error a toast says something
wrong(toast())
// @ts-expect-error texts belong to a component that has some
wrong(() => useTexts('unknown', {}))

// Applications and files
// @ts-expect-error a card has its place in the list
wrong(<ProductLineCard line={line} labels={sampleLabels} />)
// @ts-expect-error no such fact
wrong(<ProductLineCard line={line} index={1} labels={sampleLabels} facts={['price']} />)
// @ts-expect-error the line comes back, not its number
wrong(<ProductLineCard line={line} index={1} labels={sampleLabels} onEdit={takesNumber} />)
// @ts-expect-error formats have names
wrong(<CertificateFormats formats={['FAX']} />)
// @ts-expect-error a finding has a severity
wrong(<ValidationBox violations={[{ code: 'STREET_ADDRESS_MISSING', message: 'Mangler.' }]} />)
// @ts-expect-error history has entries
wrong(<HistoryList />)
// @ts-expect-error an attachment has a file name
wrong(<AttachmentList attachments={[{ id: '1', type: 'APPLICATION_ATTACHMENT', mimeType: 'application/pdf' }]} />)
// @ts-expect-error a preview saves under a name
wrong(<PdfPreview open engine={engine} onOpenChange={nothing} source={async () => new Blob()} name="#004009" />)
// @ts-expect-error file types are rules, not extensions
wrong(<UploadWidget label="Vedlegg" accept={['.pdf']} />)
// @ts-expect-error one file or several
wrong(<UploadWidget label="Vedlegg" accept={[fileTypes.pdf]} mode="many" />)
// @ts-expect-error files are judged by rules
wrong(checkFiles([]))

// Filters know their fields and their options
const filters = defineFilters([{ kind: 'choices', name: 'country', label: 'Land', options }] as const)
// @ts-expect-error no filter of this name
wrong(<FilterPanel schema={filters} value={{ office: ['BR'] }} />)
// @ts-expect-error no option of this code
wrong(<FilterPanel schema={filters} value={{ country: ['JP'] }} />)
// @ts-expect-error several choices are a list
wrong(<FilterPanel schema={filters} value={{ country: 'BR' }} />)
// @ts-expect-error no such kind of filter
wrong(defineFilters([{ kind: 'slider', name: 'weight', label: 'Vekt' }]))
// @ts-expect-error the values have no such name
wrong(defineFiltersFor<{ country?: readonly string[] }>([{ kind: 'text', name: 'office', label: 'Kontor' }]))

// What they must not refuse under exactOptionalPropertyTypes: a prop that may be undefined
const perhaps: {
  readonly flag: boolean | undefined
  readonly text: string | undefined
  readonly change: (() => void) | undefined
} = { flag: undefined, text: undefined, change: undefined }
const { flag, text, change } = perhaps
const held = { value: text, defaultValue: text, name: text, onValueChange: change }
wrong(<Combobox options={[{ value: String(text), label: 'Brasil' }]} {...held} withDetail={flag} />)
wrong(<Lookup search={async () => []} {...held} valueLabel={text} />)
wrong(<TimeSelect times={null} {...held} />)
wrong(
  <RadioGroup legend="Transport" {...held} required={flag} inline={flag} optional={flag}>
    <Radio label="Fly" value="Fly" framed={flag} />
  </RadioGroup>,
)
wrong(<Switch label="På" checked={flag} defaultChecked={flag} disabled={flag} name={text} onCheckedChange={change} />)
wrong(<MultiCombobox options={options} value={flag ? ['BR'] : undefined} max={flag ? 1 : undefined} name={text} />)
