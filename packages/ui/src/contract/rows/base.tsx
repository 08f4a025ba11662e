import { Alert } from '../../components/alert/alert.js'
import { Badge } from '../../components/badge/badge.js'
import { Button, ButtonLink } from '../../components/button/button.js'
import { Card } from '../../components/card/card.js'
import { Chip } from '../../components/chip/chip.js'
import { CopyButton } from '../../components/copy-button/copy-button.js'
import { Description, DescriptionList } from '../../components/description-list/description-list.js'
import { ErrorBox } from '../../components/error-box/error-box.js'
import { FactList } from '../../components/fact-sections/fact-list.js'
import { FactSections } from '../../components/fact-sections/fact-sections.js'
import { FactSectionsSkeleton } from '../../components/fact-sections/fact-sections-skeleton.js'
import { Fact } from '../../components/fact-sections/facts.js'
import { licenceChanges } from '../../components/fact-sections/licence.fixture.js'
import { Heading } from '../../components/heading/heading.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { Kbd } from '../../components/kbd/kbd.js'
import { ButtonRow, FieldStack, PageHeading, Section } from '../../components/layout/layout.js'
import { LineCard } from '../../components/line-card/line-card.js'
import { LineTable } from '../../components/line-table/line-table.js'
import { Link } from '../../components/link/link.js'
import { Loading } from '../../components/loading/loading.js'
import { Progress } from '../../components/progress/progress.js'
import { ReadMore } from '../../components/read-more/read-more.js'
import { RichText } from '../../components/rich-text/rich-text.js'
import { SegmentedControl } from '../../components/segmented-control/segmented-control.js'
import { Skeleton } from '../../components/skeleton/skeleton.js'
import { guideDays } from '../../components/slot-picker/guide.fixture.js'
import { SlotPicker } from '../../components/slot-picker/slot-picker.js'
import { Spinner } from '../../components/spinner/spinner.js'
import { Step, Stepper } from '../../components/stepper/stepper.js'
import { Table } from '../../components/table/table.js'
import { Tabs } from '../../components/tabs/tabs.js'
import { Count, Tag } from '../../components/tag/tag.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import type { ConformanceRow } from '../conformance-row.js'

const nothing = () => undefined

/** The basic components. */
export const baseRows: readonly ConformanceRow[] = [
  {
    name: 'Alert',
    render: (p) => <Alert {...p} tone="warning" heading="Hei" onClose={nothing} />,
    state: ['data-tone'],
  },
  {
    name: 'Badge',
    render: (p) => <Badge {...p} label="Gyldig" tone="success" />,
    state: ['data-tone'],
  },
  {
    name: 'Button',
    render: (p) => (
      <Button {...p} busy>
        Send
      </Button>
    ),
    state: ['data-kind', 'data-busy'],
  },
  {
    name: 'ButtonLink',
    render: (p) => (
      <ButtonLink {...p} href="/">
        Hjem
      </ButtonLink>
    ),
    state: ['data-kind'],
  },
  { name: 'ButtonRow', render: (p) => <ButtonRow {...p} /> },
  { name: 'Card', render: (p) => <Card {...p}>Innhold</Card> },
  { name: 'Chip', render: (p) => <Chip {...p} label="Japan" onRemove={nothing} /> },
  { name: 'Count', render: (p) => <Count {...p}>4</Count> },
  {
    name: 'Description',
    render: (p) => (
      <DescriptionList>
        <Description {...p} label="Kontor">
          Kløfta
        </Description>
      </DescriptionList>
    ),
  },
  {
    name: 'DescriptionList',
    render: (p) => (
      <DescriptionList {...p}>
        <Description label="Kontor">Kløfta</Description>
      </DescriptionList>
    ),
  },
  { name: 'FieldStack', render: (p) => <FieldStack {...p} /> },
  { name: 'ErrorBox', render: (p) => <ErrorBox {...p} failure={{ kind: 'no-response' }} />, state: ['data-failure'] },
  {
    name: 'Fact',
    render: () => (
      <FactList>
        <Fact label="Elv" value="Gaula" />
      </FactList>
    ),
    lacks: ['ref', 'className', 'rest'],
    because: 'one fact of a list, which takes them',
  },
  { name: 'FactList', render: (p) => <FactList {...p} /> },
  {
    name: 'FactSections',
    render: (p) => <FactSections {...p} sections={licenceChanges} against="mot fiskekort 2025" />,
  },
  { name: 'FactSectionsSkeleton', render: (p) => <FactSectionsSkeleton {...p} /> },
  {
    name: 'Heading',
    render: (p) => (
      <Heading {...p} level={2}>
        Transport
      </Heading>
    ),
  },
  {
    name: 'IconButton',
    render: (p) => (
      <IconButton {...p} label="Slett">
        <svg aria-hidden="true" />
      </IconButton>
    ),
    state: ['data-kind'],
  },
  { name: 'Kbd', render: (p) => <Kbd {...p}>J</Kbd> },
  {
    name: 'LineCard',
    render: (p) => (
      <LineCard {...p} index={1} name="Flue" facts={[{ id: 'size', label: 'Krok', value: '8' }]} onDelete={nothing} />
    ),
    state: ['data-look'],
  },
  {
    name: 'LineTable',
    render: (p) => (
      <LineTable
        {...p}
        rows={['Flue']}
        rowId={String}
        rowName={String}
        columns={[{ id: 'name', header: 'Redskap', text: String }]}
        openId="Flue"
        onOpen={nothing}
        editor={String}
      />
    ),
    state: ['data-view'],
  },
  {
    name: 'Link',
    render: (p) => (
      <Link {...p} href="/">
        Veiledning
      </Link>
    ),
  },
  { name: 'Loading', render: (p) => <Loading {...p} active delay={0} onCancel={nothing} />, clientOnly: true },
  {
    name: 'PageHeading',
    render: (p) => (
      <PageHeading {...p} lead="Alle">
        Søknader
      </PageHeading>
    ),
  },
  { name: 'Progress', render: (p) => <Progress {...p} label="Henter" value={null} />, state: ['data-indeterminate'] },
  { name: 'RichText', render: (p) => <RichText {...p} html="<p>Stengt <strong>i natt</strong></p>" /> },
  { name: 'Section', render: (p) => <Section {...p} heading="Transport" /> },
  {
    name: 'SegmentedControl',
    render: (p) => <SegmentedControl {...p} label="Filter" segments={[{ value: 'a', label: 'Alle', count: 2 }]} />,
  },
  { name: 'Skeleton', render: (p) => <Skeleton {...p} /> },
  {
    name: 'SlotPicker',
    render: (p) => (
      <SlotPicker
        {...p}
        days={guideDays}
        defaultValue={{ date: '2027-05-12', time: null }}
        now="2027-05-11T08:00:00Z"
      />
    ),
    state: ['data-layout'],
  },
  {
    name: 'Spinner',
    render: (p) => <Spinner {...p} />,
    lacks: ['ref', 'rest'],
    because: 'a picture without meaning of its own, inside what means something',
  },
  {
    name: 'Table',
    render: (p) => (
      <Table
        {...p}
        caption="Kontor"
        columns={[{ heading: 'Sted', cell: String }]}
        rows={['Kløfta']}
        getRowId={String}
      />
    ),
  },
  {
    name: 'Tabs',
    render: (p) => <Tabs {...p} label="Faner" items={[{ id: 'a', label: 'A', content: 'Innhold' }]} />,
  },
  {
    name: 'Tag',
    render: (p) => (
      <Tag {...p} tone="info">
        Ny
      </Tag>
    ),
    state: ['data-tone'],
  },
  { name: 'VisuallyHidden', render: (p) => <VisuallyHidden {...p}>Bare hørt</VisuallyHidden> },
  {
    name: 'ReadMore',
    render: (p) => (
      <ReadMore {...p} label="Kontor">
        Kløfta
      </ReadMore>
    ),
  },
  { name: 'CopyButton', render: (p) => <CopyButton {...p} text="4009" /> },
  {
    name: 'Stepper',
    render: (p) => (
      <Stepper {...p}>
        <Step state="done" title="Mottatt" />
      </Stepper>
    ),
    state: ['data-direction'],
  },
  {
    name: 'Step',
    render: (p) => (
      <Stepper>
        <Step {...p} state="current" title="Vurderes" />
      </Stepper>
    ),
    state: ['data-state'],
  },
]
