import * as Radix from '@radix-ui/react-dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Combobox } from '../combobox/combobox.js'
import { CommandPalette } from '../command-palette/command-palette.js'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js'
import { ColumnChooser } from '../data-table/column-chooser.js'
import { columnsOf } from '../data-table/table-features.js'
import { DatePicker } from '../date-picker/date-picker.js'
import { DateRangePicker } from '../date-range-picker/date-range-picker.js'
import { Dialog } from '../dialog/dialog.js'
import { Field } from '../field/field.js'
import { FilterSheet } from '../filter-panel/filter-sheet.js'
import { licenceFilters } from '../filter-panel/licences.fixture.js'
import { Input } from '../input/input.js'
import { Lookup } from '../lookup/lookup.js'
import { Menu } from '../menu/menu.js'
import { MenuItem } from '../menu/menu-item.js'
import { MultiCombobox } from '../multi-combobox/multi-combobox.js'
import { Toggletip } from '../tooltip/toggletip.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { Popover } from './popover.js'

const nothing = () => undefined
const countries = [
  { value: 'JP', label: 'Japan' },
  { value: 'KI', label: 'Kina' },
]

/** A field that requests focus as it appears. */
const wanted = (
  <Field label="Søkeord">
    <Input autoFocus />
  </Field>
)

function Rename() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Gi nytt navn</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Nytt navn" description="Navnet vises i listen.">
        {wanted}
      </Dialog>
    </>
  )
}

function Filters() {
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState({})
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <FilterSheet schema={licenceFilters} value={value} onValueChange={setValue} open={open} onOpenChange={setOpen} />
    </>
  )
}

function Commands() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Finn handling</Button>
      <CommandPalette open={open} onOpenChange={setOpen} commands={[{ id: 'new', label: 'Ny dag', run: nothing }]} />
    </>
  )
}

function Remove() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Slett fravær</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Slette fraværet?"
        confirmLabel="Ja, slett"
        onConfirm={nothing}
      >
        Dagene slettes.
      </ConfirmDialog>
    </>
  )
}

const oneDay = columnsOf<{ readonly day: string }>()
const columns = oneDay.columns([oneDay.accessor('day', { header: 'Dag' })])

/** Every component of the library that opens a layer. */
const guests = (
  <div className="eks:grid eks:gap-4">
    <Field label="Første dag">
      <DatePicker defaultValue="2026-11-25" />
    </Field>
    <DateRangePicker legend="Periode" defaultValue={{ from: '2026-11-16', to: '2026-11-18' }} />
    <Field label="Land">
      <Combobox options={countries} />
    </Field>
    <Field label="Flere land">
      <MultiCombobox options={countries} />
    </Field>
    <Field label="Anlegg">
      <Lookup search={async () => countries} value={null} delay={0} />
    </Field>
    <div className="eks:flex eks:flex-wrap eks:gap-3">
      <Menu trigger={<Button>Handlinger</Button>} label="Handlinger">
        <MenuItem onSelect={nothing}>Endre</MenuItem>
        <MenuItem onSelect={nothing}>Slett</MenuItem>
      </Menu>
      <Popover trigger={<Button>Kolonner</Button>} label="Kolonner">
        <Button>Vis alle</Button>
      </Popover>
      <Popover trigger={<Button>Søk</Button>} label="Søk">
        <Button>Tøm</Button>
        {wanted}
      </Popover>
      <Rename />
      <Filters />
      <Commands />
      <ColumnChooser columns={columns} />
      <Remove />
      <Toggletip about="Kontor">Sertifikatet hentes på dette kontoret.</Toggletip>
      <Tooltip text="Lagrer dagene">
        <Button>Lagre</Button>
      </Tooltip>
    </div>
  </div>
)

interface HostProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const OurDialog = (props: HostProps) => (
  <Dialog {...props} title="Fravær" description="Dager du er borte." size="md" cross={false}>
    {guests}
  </Dialog>
)

// The host's own style sheet positions it.
const foreignLook = {
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  width: 520,
  maxWidth: '100%',
  height: 'fit-content',
  margin: 'auto',
  padding: 16,
  border: '1px solid var(--eks-line)',
  background: 'var(--eks-surface-raised)',
} as const

/** The host's own copy of the library that ours uses: a centred dialog, or a drawer that keeps the page in use. */
const RadixDialog = ({ modal = true, ...props }: HostProps & { readonly modal?: boolean }) => (
  <Radix.Root modal={modal} {...props}>
    <Radix.Portal>
      <Radix.Content aria-describedby={undefined} style={foreignLook}>
        <Radix.Title>Fravær</Radix.Title>
        {guests}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

function NativeDialog({ open, onOpenChange }: HostProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label="Fravær"
      onClose={() => onOpenChange(false)}
      style={{ margin: 'auto', padding: 16 }}
    >
      {guests}
    </dialog>
  )
}

/**
 * What dialogs of other libraries, and other copies of the same, do to a page: they make the rest inert and handle
 * Escape.
 */
function OtherDialog({ open, onOpenChange }: HostProps) {
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const keepFocus = ({ target }: Event) => {
      if (target instanceof Node && !dialog.current?.contains(target)) dialog.current?.focus()
    }
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onOpenChange(false)
    document.addEventListener('focusin', keepFocus)
    document.addEventListener('keydown', close, { capture: true })
    document.body.style.pointerEvents = 'none'
    dialog.current?.focus()
    return () => {
      document.removeEventListener('focusin', keepFocus)
      document.removeEventListener('keydown', close, { capture: true })
      document.body.style.pointerEvents = ''
    }
  }, [open, onOpenChange])
  if (!open) return null
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal
      aria-label="Fravær"
      tabIndex={-1}
      style={{ ...foreignLook, pointerEvents: 'auto' }}
    >
      {guests}
    </div>
  )
}

const OurPopover = ({ open, onOpenChange }: HostProps) => (
  <Popover
    trigger={<Button>Fra knappen</Button>}
    label="Fravær"
    className="story-popover"
    open={open}
    onOpenChange={onOpenChange}
  >
    {guests}
  </Popover>
)

const hosts = {
  dialog: OurDialog,
  popover: OurPopover,
  radix: RadixDialog,
  drawer: (props: HostProps) => <RadixDialog modal={false} {...props} />,
  native: NativeDialog,
  other: OtherDialog,
}

function Inside({ host }: { readonly host: keyof typeof hosts }) {
  const [open, setOpen] = useState(false)
  const Host = hosts[host]
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fravær</Button>
      <Host open={open} onOpenChange={setOpen} />
    </>
  )
}

/**
 * Layers inside open layers of any origin: `.storybook/tests/layers.spec.ts` goes through all combinations with real
 * keys.
 */
const meta = {
  title: 'Components/Overlays/Layers',
  id: 'overlays-layers',
  component: Inside,
  args: { host: 'dialog' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Inside>
export default meta
type Story = StoryObj<typeof meta>

const altDown = '{Alt>}{ArrowDown}{/Alt}'
const hasFocus = (role: string, name: RegExp) => waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())

/** As officers enter an absence: from the dialog to the day and back, by keyboard alone. */
export const CalendarInADialog: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Fravær' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('textbox', { name: 'Første dag' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(altDown)
    await hasFocus('button', /^25\. november 2026/)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(field).toHaveValue('26.11.2026'))
    await hasFocus('button', /^Endre dato, valgt torsdag 26\./)
    await userEvent.keyboard('{Enter}')
    await hasFocus('button', /^26\. november 2026/)
  },
}

/** The test beside the stories opens it in six kinds of layers. */
export const Everything: Story = {}
