import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Badge } from '../badge/badge.js'
import { FactSections } from './fact-sections.js'
import { FactSectionsSkeleton } from './fact-sections-skeleton.js'
import { licenceAfter, licenceChanges } from './licence.fixture.js'
import type { FactSection } from './sections.logic.js'

const meta = {
  title: 'Components/Lists and data/FactSections',
  id: 'data-factsections',
  component: FactSections,
  args: {
    sections: licenceAfter,
    header: (
      <header className="eks:flex eks:flex-wrap eks:items-center eks:gap-3 eks:pb-4">
        <h1 className="eks:text-h1 eks:lh-heading">Fiskekort 2026-0042</h1>
        <Badge tone="success" label="Gyldig" />
      </header>
    ),
  },
} satisfies Meta<typeof FactSections>
export default meta
type Story = StoryObj<typeof meta>

/** Facts by section, with the list of sections at the side. */
export const Facts: Story = {}

/** Compared with last year's licence: changed, removed and new facts, and links to them. */
export const Changes: Story = {
  args: { sections: licenceChanges, against: 'mot fiskekortet for 2025' },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'Endringer' })
    within(summary).getByRole('button', { name: /Neste/ }).focus()
    await userEvent.keyboard('nn')
    await expect(within(summary).getByText('2 av 6')).toBeVisible()
  },
}

/** Sections and facts without a change are hidden until the switch is turned off. */
export const OnlyChanges: Story = { args: { ...Changes.args, defaultOnlyChanges: true } }

/** Without the list at the side, one heading level down, in the dense density. */
export const Dense: Story = {
  args: {
    ...Changes.args,
    anchors: false,
    headingLevel: 3,
    header: (
      <header className="eks:pb-4">
        <h1 className="eks:sr-only">Fiskekort</h1>
        <h2 className="eks:text-h2">Fiskekort 2026-0042</h2>
      </header>
    ),
  },
  parameters: { size: 'sm' },
}

const longWords: readonly FactSection[] = [
  {
    id: 'permit',
    title: 'Tillatelse',
    facts: [
      { label: 'Art', value: 'Kveite', change: { kind: 'changed', from: 'Røye', to: 'Kveite' } },
      {
        label: 'Vassdrag',
        value: 'Skorpionfiskefjordvassdraget',
        change: { kind: 'changed', from: 'Atlanterhavskveitegata', to: 'Skorpionfiskefjordvassdraget' },
      },
      { label: 'Kortnummer', value: 'TEST1004039', change: { kind: 'added', to: 'TEST1004039' } },
      { label: 'Redskap', value: undefined, change: { kind: 'removed', from: ['Stangfiskeredskap', 'Flue'] } },
      {
        label: 'Saksnummer',
        value: `9${'0'.repeat(60)}`,
        change: { kind: 'changed', from: `1${'0'.repeat(60)}`, to: `9${'0'.repeat(60)}` },
      },
    ],
  },
]

const textsIn = (node: Node): readonly Text[] =>
  node instanceof Text ? [node] : [...node.childNodes].flatMap((child) => textsIn(child))

/** Each word of the marks, the number of lines it takes, and whether it overflows its mark. */
const wordsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-change-mark]')].flatMap((mark) =>
    [...mark.querySelectorAll('del, ins')].flatMap(textsIn).flatMap((text) =>
      [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
        return { word, lines, leaves: range.getBoundingClientRect().right > mark.getBoundingClientRect().right }
      }),
    ),
  )

/**
 * Two columns on a phone: a changed word that is too long for a column takes the row, and is broken only if no row fits
 * it.
 */
export const LongWords: Story = {
  args: { sections: longWords, anchors: false, against: 'mot fiskekortet for 2025' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const words = wordsIn(canvasElement)
    await expect(words.filter(({ leaves }) => leaves)).toEqual([])
    const broken = words.filter(({ word, lines }) => lines > 1 && word.length < 60)
    await expect(broken).toEqual([])
    await expect(words).toHaveLength(9)
  },
}

export const Loading: Story = { render: () => <FactSectionsSkeleton label="Henter fiskekortet" /> }
