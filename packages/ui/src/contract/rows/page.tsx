import { BeforeYouStart } from '../../certificate/before-you-start/before-you-start.js'
import { AppHeader } from '../../components/app-shell/app-header.js'
import { AppShell, Footer } from '../../components/app-shell/app-shell.js'
import { Brand, BrandMark } from '../../components/app-shell/brand.js'
import { ColumnChooser } from '../../components/data-table/column-chooser.js'
import { DataTable } from '../../components/data-table/data-table.js'
import { ErrorPage } from '../../components/error-page/error-page.js'
import { Pagination } from '../../components/pagination/pagination.js'
import { ServiceMessages } from '../../components/service-messages/service-messages.js'
import { ThemeToggle } from '../../components/theme-toggle/theme-toggle.js'
import { SaveStatus } from '../../components/wizard/save-status.js'
import { Wizard } from '../../components/wizard/wizard.js'
import { WizardActions } from '../../components/wizard/wizard-actions.js'
import { WizardFrame } from '../../components/wizard/wizard-frame.js'
import { WizardPage } from '../../components/wizard/wizard-page.js'
import { WizardSteps } from '../../components/wizard/wizard-steps.js'
import { WorkRail } from '../../components/work-rail/work-rail.js'
import { licenceColumns, licenceNouns, licences } from '../../testing/sample-licences.js'
import type { ConformanceRow } from '../conformance-row.js'

const nothing = () => undefined
const linkFor = (id: string) => `#${id}`
const steps = [
  { id: 'avsender', title: 'Avsender', state: 'done' },
  { id: 'transport', title: 'Transport', state: 'current' },
] as const
const message = { id: '1', title: 'Drift', description: '<p>Nede</p>', type: 'INFO', hideable: true } as const

/** The frame of a page and its singletons. */
export const pageRows: readonly ConformanceRow[] = [
  {
    name: 'AppHeader',
    render: (p) => <AppHeader {...p} brand={<Brand href="/" />} nav={[{ label: 'Oversikt', href: '/' }]} />,
    state: ['data-variant'],
  },
  {
    name: 'AppShell',
    render: (p) => (
      <AppShell {...p} header={<header>Eksport</header>}>
        Side
      </AppShell>
    ),
  },
  { name: 'BeforeYouStart', render: (p) => <BeforeYouStart {...p} /> },
  { name: 'Brand', render: (p) => <Brand {...p} href="/" part="Saksbehandling" /> },
  { name: 'BrandMark', render: (p) => <BrandMark {...p} />, lacks: ['ref', 'rest'], because: 'a picture' },
  { name: 'ErrorPage', render: (p) => <ErrorPage {...p} onRetry={nothing} reference="a1" phone="00 00 00 00" /> },
  { name: 'Footer', render: (p) => <Footer {...p} text="Eksport" links={['Veiledning']} end="Telefon" /> },
  { name: 'ColumnChooser', render: (p) => <ColumnChooser {...p} columns={licenceColumns} /> },
  {
    name: 'DataTable',
    render: (p) => (
      <DataTable {...p} rows={licences(1)} columns={licenceColumns} getRowId={({ id }) => id} nouns={licenceNouns} />
    ),
  },
  {
    name: 'Pagination',
    render: (p) => (
      <Pagination {...p} page={2} pageSize={10} total={41} onPageChange={nothing} onPageSizeChange={nothing} />
    ),
  },
  { name: 'SaveStatus', render: (p) => <SaveStatus {...p} state={{ kind: 'saving' }} /> },
  { name: 'ServiceMessages', render: (p) => <ServiceMessages {...p} messages={[message]} />, state: ['data-type'] },
  { name: 'ThemeToggle', render: (p) => <ThemeToggle {...p} /> },
  {
    name: 'Wizard',
    render: (p) => (
      <Wizard
        {...p}
        steps={steps}
        title="Transport"
        linkFor={linkFor}
        actions={{ onNext: nothing }}
        reference="#004001"
      >
        Skjema
      </Wizard>
    ),
  },
  {
    name: 'WizardFrame',
    render: (p) => (
      <WizardFrame {...p} steps={steps} linkFor={linkFor} reference="#004001" side="Sertifikatet" folded>
        Side
      </WizardFrame>
    ),
    state: ['data-folded'],
  },
  {
    name: 'WizardPage',
    render: (p) => (
      <WizardPage {...p} title="Transport" intro="Slik reiser varene." actions={{ onNext: nothing }}>
        Skjema
      </WizardPage>
    ),
  },
  { name: 'WizardActions', render: (p) => <WizardActions {...p} onNext={nothing} onBack={nothing} /> },
  { name: 'WizardSteps', render: (p) => <WizardSteps {...p} steps={steps} linkFor={linkFor} /> },
  {
    name: 'WorkRail',
    render: (p) => (
      <WorkRail
        {...p}
        label="Køer"
        groups={[{ id: 'a', heading: 'Mine', items: [{ id: 'b', label: 'Åpne', count: 3, href: '/', current: true }] }]}
      />
    ),
  },
]
