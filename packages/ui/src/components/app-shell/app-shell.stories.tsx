import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, LogOut, MapPin, Megaphone, Plus, UserRound } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Card } from '../card/card.js'
import { Input } from '../input/input.js'
import { PageHeading } from '../layout/layout.js'
import { Link } from '../link/link.js'
import { MenuItem, MenuLink, MenuSeparator } from '../menu/menu-item.js'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { ThemeToggle } from '../theme-toggle/theme-toggle.js'
import { AccountMenu } from './account-menu.js'
import { AppHeader } from './app-header.js'
import { AppShell, Footer } from './app-shell.js'
import { Brand } from './brand.js'
import { LanguageMenu } from './language-menu.js'

const chosen = fn()

const account = (
  <AccountMenu label="Virksomhet" name="Nordhav Testeksport AS" detail="Org.nr. 310 000 019">
    <MenuLink href="#profil" icon={<UserRound aria-hidden="true" />}>
      Profil
    </MenuLink>
    <MenuItem icon={<Building2 aria-hidden="true" />} onSelect={chosen}>
      Bytt virksomhet
    </MenuItem>
    <MenuLink href="#drift" icon={<Megaphone aria-hidden="true" />}>
      Driftsmeldinger
    </MenuLink>
    <MenuSeparator />
    <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={chosen}>
      Logg ut
    </MenuItem>
  </AccountMenu>
)

const exporter = {
  header: (
    <AppHeader
      brand={<Brand href="#" />}
      nav={[
        { label: 'Oversikt', href: '#oversikt', current: true },
        { label: 'Driftsmeldinger', href: '#drift' },
        { label: 'Veiledning', href: '#veiledning' },
      ]}
      end={
        <>
          <LanguageMenu onValueChange={chosen} />
          <ThemeToggle />
          {account}
        </>
      }
    />
  ),
  footer: (
    <Footer
      text="Eksport – helsesertifikater for sjømat"
      links={[
        <Link inherit href="#v" key="v">
          Veiledning for eksport
        </Link>,
        <Link inherit href="#t" key="t">
          Tilgjengelighetserklæring
        </Link>,
      ]}
      end="Sentralbord 00 00 00 00"
    />
  ),
  children: (
    <>
      <PageHeading
        actions={
          <>
            <Button>Flere valg</Button>
            <Button kind="primary" icon={<Plus aria-hidden="true" />}>
              Opprett ny
            </Button>
          </>
        }
      >
        Søknader
      </PageHeading>
      <div className="eks:mt-6 eks:mb-4">
        <SegmentedControl
          label="Hurtigfilter"
          segments={[
            { value: 'all', label: 'Alle', count: 41 },
            { value: 'open', label: 'Under arbeid', count: 8 },
            { value: 'done', label: 'Ferdig', count: 10 },
          ]}
        />
      </div>
      <Card>Ingen søknader</Card>
    </>
  ),
}

const meta = {
  title: 'Pages/AppShell',
  id: 'page-appshell',
  component: AppShell,
  args: exporter,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const ForExporters: Story = {}

export const SkipLinkComesFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Hopp til hovedinnhold' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Oversikt' })).toHaveAttribute('aria-current', 'page')
  },
}

export const ForOfficers: Story = {
  parameters: { size: 'sm' },
  render: () => (
    <AppShell
      width="full"
      header={
        <AppHeader
          variant="band"
          brand={<Brand href="#" part="Saksbehandling" />}
          end={
            <>
              <AccountMenu label="Kontor" name="Kløfta" icon={<MapPin aria-hidden="true" />}>
                <MenuItem checked onSelect={chosen}>
                  Kløfta
                </MenuItem>
                <MenuItem checked={false} onSelect={chosen}>
                  Ålesund
                </MenuItem>
              </AccountMenu>
              <ThemeToggle />
              <AccountMenu label="Saksbehandler" name="Saksbehandler 7" detail="SB7">
                <MenuItem onSelect={chosen}>Logg ut</MenuItem>
              </AccountMenu>
            </>
          }
        />
      }
    >
      <div style={{ padding: 20 }}>
        <PageHeading lead="Kløfta, fredag 20. november kl. 12:12" actions={<Button kind="primary">Ta neste</Button>}>
          Alle åpne
        </PageHeading>
        <div className="eks:mt-4" style={{ width: 288 }}>
          <Input aria-label="Referansenummer" placeholder="Referansenummer" />
        </div>
      </div>
    </AppShell>
  ),
}
