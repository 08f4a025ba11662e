import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.js'
import { Field } from '../field/field.js'
import { Textarea } from '../textarea/textarea.js'
import { Dialog } from './dialog.js'

const meta = {
  title: 'Components/Overlays/Dialog',
  id: 'overlays-dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Kanseller søknad #004009',
    description: 'Et papirsertifikat må leveres tilbake før kanselleringen er ferdig.',
    size: 'md',
    children: (
      <Field label="Årsak" error="Nødvendig med kanselleringsgrunn for å behandle kansellering.">
        <Textarea limit={500} />
      </Field>
    ),
    footer: (
      <>
        <Button kind="danger-solid">Send forespørsel</Button>
        <Button>Avbryt</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Kanseller søknad #004009' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  },
}

/** One question without a cross: the two buttons say yes and no. */
export const Small: Story = {
  args: {
    size: 'sm',
    cross: false,
    title: 'Logg ut?',
    description: 'Utkastet er lagret.',
    children: undefined,
    footer: (
      <>
        <Button kind="primary">Logg ut</Button>
        <Button>Avbryt</Button>
      </>
    ),
  },
}

/** A table or a preview; the content scrolls, title and buttons stay. */
export const LargeAndLong: Story = {
  args: {
    size: 'lg',
    title: 'Vilkår for eksport av sjømat til land utenfor EØS med særskilte krav til dokumentasjon',
    description: 'Les vilkårene før du sender søknaden.',
    footer: (
      <>
        <Button kind="primary">Godta vilkårene</Button>
        <Button>Avbryt</Button>
      </>
    ),
    children: Array.from({ length: 30 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all alike
      <p key={index} className="eks:mt-3">
        {index + 1}. Virksomheten skal kunne legge fram dokumentasjon på at varene er produsert i godkjente anlegg.
      </p>
    )),
  },
}

export const Dense: Story = { parameters: { size: 'sm' } }
