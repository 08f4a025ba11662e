import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/button/button.js'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.js'
import { Dialog } from '../../components/dialog/dialog.js'
import { Field } from '../../components/field/field.js'
import { ButtonRow, PageHeading } from '../../components/layout/layout.js'
import { Textarea } from '../../components/textarea/textarea.js'

function Licence() {
  const [asks, setAsks] = useState<'delete' | 'report'>()
  const close = () => setAsks(undefined)
  return (
    <>
      <PageHeading>Fiskekort 2026-0042</PageHeading>
      <ButtonRow>
        <Button onClick={() => setAsks('report')}>Meld fangst</Button>
        <Button kind="danger" onClick={() => setAsks('delete')}>
          Slett fiskekortet
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={asks === 'delete'}
        onOpenChange={close}
        title="Er du sikker på at du vil slette fiskekortet?"
        confirmLabel="Slett"
        onConfirm={async () => close()}
      >
        Fiskekort 2026-0042 for Gaula slettes, og avgiften betales ikke tilbake.
      </ConfirmDialog>
      <Dialog
        open={asks === 'report'}
        onOpenChange={close}
        title="Meld fangst"
        size="md"
        footer={
          <>
            <Button kind="primary" onClick={close}>
              Meld fangst
            </Button>
            <Button onClick={close}>Avbryt</Button>
          </>
        }
      >
        <Field label="Hva ble fisket?">
          <Textarea limit={500} />
        </Field>
      </Dialog>
    </>
  )
}

/**
 * A dialog asks about one thing and returns focus to what opened it. Use `ConfirmDialog` before an irreversible action:
 * its title is the question, its button repeats the verb, and focus starts on the safe answer. Use `Dialog` for a short
 * form. Anything longer than one screen is a page, and a reversible action is done at once with 'Angre' in a toast.
 */
const meta = {
  title: 'Patterns/Dialogs',
  component: Licence,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Licence>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeItIsGone: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Slett fiskekortet' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Avbryt' })).toHaveFocus())
  },
}

export const AShortForm: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Meld fangst' }))
    const dialog = await screen.findByRole('dialog', { name: 'Meld fangst' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
