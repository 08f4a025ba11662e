import { AccountMenu } from '../../components/app-shell/account-menu.js'
import { LanguageMenu } from '../../components/app-shell/language-menu.js'
import { Button } from '../../components/button/button.js'
import { CommandPalette } from '../../components/command-palette/command-palette.js'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.js'
import { ConfirmRegion } from '../../components/confirm-dialog/confirm-region.js'
import { Dialog } from '../../components/dialog/dialog.js'
import { FeedbackForm } from '../../components/feedback-form/feedback-form.js'
import { FeedbackLauncher } from '../../components/feedback-form/feedback-launcher.js'
import { Menu } from '../../components/menu/menu.js'
import { MenuItem, MenuLink, MenuSeparator } from '../../components/menu/menu-item.js'
import { Popover } from '../../components/popover/popover.js'
import { ToastRegion } from '../../components/toast/toast-region.js'
import { Toggletip } from '../../components/tooltip/toggletip.js'
import { Tooltip } from '../../components/tooltip/tooltip.js'
import type { ConformanceRow } from '../conformance-row.js'

const nothing = () => undefined
const all = ['ref', 'className', 'rest'] as const
const button = <Button>Åpne</Button>
const onTrigger = 'its element is the trigger that the caller hands over, which takes them itself'

/** Overlays. Menu items are listed here, because a closed menu has none. */
export const overlayRows: readonly ConformanceRow[] = [
  {
    name: 'AccountMenu',
    render: () => (
      <AccountMenu name="Nordhav" label="Virksomhet">
        <MenuItem onSelect={nothing}>Logg ut</MenuItem>
      </AccountMenu>
    ),
    lacks: all,
    because: 'ready-made for the header; Menu is the part to build with',
  },
  {
    name: 'CommandPalette',
    render: (p) => <CommandPalette {...p} open onOpenChange={nothing} commands={[]} />,
    clientOnly: true,
  },
  {
    name: 'ConfirmDialog',
    render: () => (
      <ConfirmDialog open onOpenChange={nothing} title="Sikker?" confirmLabel="Ja" onConfirm={nothing}>
        Søknaden slettes.
      </ConfirmDialog>
    ),
    lacks: all,
    because: 'ready-made question; Dialog is the part to build with',
    clientOnly: true,
  },
  {
    name: 'ConfirmRegion',
    render: () => <ConfirmRegion />,
    lacks: all,
    because: 'one for the page, empty until something is asked',
    clientOnly: true,
  },
  { name: 'Dialog', render: (p) => <Dialog {...p} open onOpenChange={nothing} title="Tittel" />, clientOnly: true },
  {
    name: 'FeedbackForm',
    render: (p) => <FeedbackForm {...p} open onOpenChange={nothing} onSubmit={async () => undefined} />,
    state: ['data-state-kind'],
    clientOnly: true,
  },
  { name: 'FeedbackLauncher', render: (p) => <FeedbackLauncher {...p} />, state: ['data-kind'] },
  {
    name: 'LanguageMenu',
    render: () => <LanguageMenu onValueChange={nothing} />,
    lacks: all,
    because: 'ready-made for the header; Menu is the part to build with',
  },
  {
    name: 'Menu',
    render: () => (
      <Menu trigger={button} label="Meny">
        <MenuItem onSelect={nothing}>A</MenuItem>
      </Menu>
    ),
    lacks: all,
    because: onTrigger,
  },
  {
    name: 'MenuItem',
    render: (p) => (
      <MenuItem {...p} onSelect={nothing} checked>
        A
      </MenuItem>
    ),
  },
  {
    name: 'MenuLink',
    render: (p) => (
      <MenuLink {...p} href="/">
        A
      </MenuLink>
    ),
  },
  { name: 'MenuSeparator', render: () => <MenuSeparator />, lacks: all, because: 'a line' },
  {
    name: 'Popover',
    render: (p) => (
      <Popover className={p.className} trigger={button} label="Panel" defaultOpen>
        Tekst
      </Popover>
    ),
    lacks: ['ref', 'rest'],
    because: onTrigger,
    clientOnly: true,
  },
  {
    name: 'ToastRegion',
    render: () => <ToastRegion />,
    lacks: all,
    because: 'one for the page, empty until something is said',
  },
  { name: 'Toggletip', render: () => <Toggletip about="Kontor">Hjelp</Toggletip>, lacks: all, because: onTrigger },
  {
    name: 'Tooltip',
    render: () => (
      <Tooltip text="Tips">
        <Button>Knapp</Button>
      </Tooltip>
    ),
    lacks: all,
    because: onTrigger,
  },
]
