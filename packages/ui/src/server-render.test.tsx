// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  AccountMenu,
  Alert,
  AppHeader,
  AppShell,
  Brand,
  Button,
  ButtonLink,
  Checkbox,
  Chip,
  ConfirmDialog,
  Description,
  DescriptionList,
  Dialog,
  EksportProvider,
  ErrorPage,
  Field,
  Fieldset,
  Footer,
  Input,
  LanguageMenu,
  Loading,
  Menu,
  MenuItem,
  PageHeading,
  Pagination,
  Popover,
  Radio,
  RadioGroup,
  RichText,
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
  ThemeToggle,
  ToastRegion,
  Toggletip,
  Tooltip,
} from './index.js'

const nothing = () => undefined
const message = { id: '1', title: 'Drift', description: '<p>Nede</p>', type: 'INFO', hideable: true } as const

const parts = {
  button: <Button busy>Send</Button>,
  link: <ButtonLink href="/">Hjem</ButtonLink>,
  field: (
    <Field label="Navn" hint="Hele" error="Feil">
      <Input />
    </Field>
  ),
  controls: (
    <Fieldset legend="Valg">
      <Textarea limit={10} />
      <Select />
      <Checkbox label="Ja" mixed />
      <Switch label="På" />
      <RadioGroup legend="En">
        <Radio value="a" label="A" />
      </RadioGroup>
    </Fieldset>
  ),
  overlays: (
    <>
      <Dialog open onOpenChange={nothing} title="Tittel" />
      <ConfirmDialog open onOpenChange={nothing} title="Sikker?" confirmLabel="Ja" onConfirm={nothing} />
      <Popover trigger={<Button>Åpne</Button>} label="Panel" defaultOpen>
        Tekst
      </Popover>
      <Menu trigger={<Button>Meny</Button>} label="Meny">
        <MenuItem onSelect={nothing}>A</MenuItem>
      </Menu>
      <Tooltip text="Tips">
        <Button>Knapp</Button>
      </Tooltip>
      <Toggletip about="Kontor">Hjelp</Toggletip>
    </>
  ),
  messages: (
    <>
      <Alert heading="Hei" />
      <Loading active delay={0} />
      <ToastRegion />
      <ServiceMessages messages={[message]} />
      <RichText html="<p>a</p>" />
      <Skeleton />
      <Tag>Ny</Tag>
      <Chip label="A" onRemove={nothing} />
    </>
  ),
  lists: (
    <>
      <Tabs label="Faner" items={[{ id: 'a', label: 'A', content: 'Innhold' }]} />
      <SegmentedControl label="Filter" segments={[{ value: 'a', label: 'Alle', count: 2 }]} />
      <Pagination page={1} pageSize={10} total={21} onPageChange={nothing} />
      <DescriptionList>
        <Description label="Kontor">Kløfta</Description>
      </DescriptionList>
    </>
  ),
  page: (
    <ThemeProvider>
      <AppShell
        header={
          <AppHeader
            brand={<Brand href="/" />}
            nav={[{ label: 'Oversikt', href: '/' }]}
            end={
              <>
                <ThemeToggle />
                <LanguageMenu onValueChange={nothing} />
                <AccountMenu name="Nordhav" label="Virksomhet">
                  <MenuItem onSelect={nothing}>Logg ut</MenuItem>
                </AccountMenu>
              </>
            }
          />
        }
        footer={<Footer text="Eksport" />}
      >
        <PageHeading>Søknader</PageHeading>
        <Section heading="Del">
          <ErrorPage />
        </Section>
      </AppShell>
    </ThemeProvider>
  ),
}

it.each(Object.keys(parts))('renders %s on a server, with and without the provider', (name) => {
  const part = parts[name as keyof typeof parts]
  expect(typeof document).toBe('undefined')
  expect(renderToString(part)).toContain('eks-')
  expect(renderToString(<EksportProvider locale="en">{part}</EksportProvider>)).toContain('eks-')
})
