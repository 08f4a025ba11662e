import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Combobox } from '../combobox/combobox.js'
import { DatePicker } from '../date-picker/date-picker.js'
import { DateRangePicker } from '../date-range-picker/date-range-picker.js'
import { Dialog } from '../dialog/dialog.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { Menu } from '../menu/menu.js'
import { MenuItem } from '../menu/menu-item.js'
import { Toggletip } from '../tooltip/toggletip.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { Popover } from './popover.js'

const nothing = () => undefined
const countries = [
  { value: 'JP', label: 'Japan' },
  { value: 'KI', label: 'Kina' },
]

/** A field that asks for focus as it appears. */
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

/** Everything of ours that opens a layer. */
const guests = (
  <div className="eks:grid eks:gap-4">
    <Field label="Første dag">
      <DatePicker defaultValue="2026-11-25" />
    </Field>
    <DateRangePicker legend="Periode" defaultValue={{ from: '2026-11-16', to: '2026-11-18' }} />
    <Field label="Land">
      <Combobox options={countries} />
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
      <Toggletip about="Kontor">Sertifikatet hentes på dette kontoret.</Toggletip>
      <Tooltip text="Lagrer dagene">
        <Button>Lagre</Button>
      </Tooltip>
    </div>
  </div>
)

function InsideDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fravær</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Fravær"
        description="Dager du er borte."
        size="md"
        footer={<Button onClick={() => setOpen(false)}>Lukk</Button>}
      >
        {guests}
      </Dialog>
    </>
  )
}

/** What opens inside a dialog or a popover: focus goes into it and stays, Escape closes it alone, and focus is back where it was. */
const meta = {
  title: 'Components/Overlays/Layers',
  id: 'overlays-layers',
  component: Popover,
  args: { label: 'Fravær', trigger: <Button>Fravær</Button>, children: guests, className: 'story-popover' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

interface Guest {
  /** What has focus before, and again after Escape unless `back` is named. */
  readonly from: readonly [role: string, name: string | RegExp]
  readonly opens: string
  /** What has focus as soon as it is open. */
  readonly focus: readonly [role: string, name: string | RegExp]
  readonly keys?: string
  readonly after?: readonly [role: string, name: string | RegExp]
  readonly back?: readonly [role: string, name: string | RegExp]
}

const altDown = '{Alt>}{ArrowDown}{/Alt}'
const calendarButton = ['button', /^Endre dato, valgt onsdag 25\./] as const
const day = (name: string) => ['button', new RegExp(`^${name}`)] as const

const keyboard: readonly Guest[] = [
  {
    from: ['textbox', 'Første dag'],
    opens: altDown,
    focus: day('25. november 2026'),
    keys: '{ArrowRight}',
    after: day('26. november 2026'),
    back: calendarButton,
  },
  {
    from: calendarButton,
    opens: '{Enter}',
    focus: day('25. november 2026'),
    keys: '{ArrowDown}',
    after: day('2. desember 2026'),
  },
  {
    from: ['textbox', 'Til'],
    opens: altDown,
    focus: day('18. november 2026'),
    keys: '{ArrowLeft}',
    after: day('17. november 2026'),
    back: ['button', /^Endre dato, valgt onsdag 18\./],
  },
  { from: ['combobox', 'Land'], opens: '{ArrowDown}', focus: ['combobox', 'Land'] },
  {
    from: ['button', 'Handlinger'],
    opens: '{ArrowDown}',
    focus: ['menuitem', 'Endre'],
    keys: '{ArrowDown}',
    after: ['menuitem', 'Slett'],
  },
  { from: ['button', 'Kolonner'], opens: '{Enter}', focus: ['button', 'Vis alle'] },
  { from: ['button', 'Søk'], opens: '{Enter}', focus: ['textbox', 'Søkeord'] },
  { from: ['button', 'Gi nytt navn'], opens: '{Enter}', focus: ['textbox', 'Søkeord'] },
  { from: ['button', 'Hjelp: Kontor'], opens: '{Enter}', focus: ['dialog', 'Hjelp: Kontor'] },
]

const layers = '[role="dialog"], [role="menu"], [role="listbox"]'
const openLayers = () => [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility()).length

async function hasFocus([role, name]: Guest['focus']) {
  await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
}

/** With keys, and then once more by pressing what opens it. */
async function goThrough() {
  await waitFor(() => expect(openLayers()).toBe(1))
  for (const { from, opens, focus, keys, after, back } of keyboard) {
    screen.getByRole(from[0], { name: from[1] }).focus()
    await userEvent.keyboard(opens)
    await hasFocus(focus)
    await expect(openLayers()).toBe(2)
    if (keys) await userEvent.keyboard(keys)
    if (after) await hasFocus(after)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(openLayers()).toBe(1))
    await hasFocus(back ?? from)
    if (opens === altDown) continue
    await userEvent.click(screen.getByRole(from[0], { name: from[1] }))
    await waitFor(() => expect(openLayers()).toBe(2))
    await hasFocus(focus)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(openLayers()).toBe(1))
    await hasFocus(from)
  }
  // A tip takes no focus, and Escape takes it away alone.
  const save = screen.getByRole('button', { name: 'Lagre' })
  save.focus()
  await waitFor(() => expect(save).toHaveAccessibleDescription('Lagrer dagene'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await expect(openLayers()).toBe(1)
  await expect(save).toHaveFocus()
}

/** As officers enter an absence: without a pointer, from the dialog to the day and back. */
export const CalendarInADialog: Story = {
  render: () => <InsideDialog />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Fravær' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('textbox', { name: 'Første dag' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(altDown)
    await hasFocus(day('25. november 2026'))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(field).toHaveValue('26.11.2026'))
    await hasFocus(['button', /^Endre dato, valgt torsdag 26\./])
    await userEvent.keyboard('{Enter}')
    await hasFocus(day('26. november 2026'))
  },
}

export const EverythingInADialog: Story = {
  render: () => <InsideDialog />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fravær' }))
    await goThrough()
  },
}

export const EverythingInAPopover: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fravær' }))
    await goThrough()
  },
}
