import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button/button.js'
import { Field } from '../../components/field/field.js'
import { Input } from '../../components/input/input.js'
import { ButtonRow, PageHeading } from '../../components/layout/layout.js'
import { SaveStatus } from '../../components/wizard/save-status.js'
import type { SaveState } from '../../components/wizard/wizard-types.js'

interface DraftProps {
  /** The save state of the draft. */
  state: SaveState
}

const Draft = ({ state }: DraftProps) => (
  <div className="story-stack eks:grid eks:max-w-form">
    <PageHeading actions={<SaveStatus state={state} />}>Søk om fiskekort</PageHeading>
    <Field label="Navn" width="lg">
      <Input defaultValue="Ada Testdal" />
    </Field>
    <ButtonRow>
      <Button kind="primary" busy={state.kind === 'saving'}>
        Neste
      </Button>
    </ButtonRow>
  </div>
)

/**
 * A draft saves itself when a field is left, and says so in one quiet place: 'Lagret kl. 12:04'. Nobody waits for it. A
 * failure says that the input is not safe, and retries by itself and on a press; a conflict offers the choice.
 * `useLeaveGuard` makes the browser ask before unsaved input is left.
 */
const meta = {
  title: 'Patterns/Saving',
  component: Draft,
  args: { state: { kind: 'saved', at: '2026-11-20T11:04:00Z' } },
} satisfies Meta<typeof Draft>
export default meta
type Story = StoryObj<typeof meta>

const onRetry = fn()
const onResolve = fn()

/** Presses the action of the state, which stays as it was for the picture. */
async function press(canvasElement: HTMLElement, name: string) {
  const button = within(canvasElement).getByRole('button', { name })
  await userEvent.click(button)
  button.blur()
}

export const Saved: Story = {}
export const UnderWay: Story = { args: { state: { kind: 'saving' } } }
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Prøv igjen')
    await expect(onRetry).toHaveBeenCalledTimes(1)
  },
}
export const ChangedElsewhere: Story = {
  args: { state: { kind: 'conflict', onResolve } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Velg versjon')
    await expect(onResolve).toHaveBeenCalledTimes(1)
  },
}
