import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { Progress } from '../../components/progress/progress.js'
import { ThemeToggle } from '../../components/theme-toggle/theme-toggle.js'
import { EksportProvider } from '../text/eksport-provider.js'
import { ThemeProvider } from './theme-provider.js'

/** Storage of its own for a story, because the browser's is shared by all stories. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function OwnStorage({ children }: { children: ReactNode }) {
  const [storage] = useState(memory)
  return <EksportProvider storage={storage}>{children}</EksportProvider>
}

const meta = {
  title: 'Foundations/Theme',
  id: 'foundation-theme',
  component: ThemeProvider,
  args: { defaultTheme: 'light', children: <ThemeToggle /> },
  // The theme is written on the document, and would change the whole docs page with all its stories.
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  decorators: [
    (Story) => (
      <OwnStorage>
        <Story />
      </OwnStorage>
    ),
  ],
} satisfies Meta<typeof ThemeProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Toggle: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Mørkt tema' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark')
  },
}

export const OneInsideAnother: Story = {
  args: {
    children: (
      <div className="eks:flex eks:flex-wrap eks:gap-4">
        {(['light', 'dark'] as const).map((scheme) => (
          <div
            key={scheme}
            data-color-scheme={scheme}
            className="eks-part eks:rounded-lg eks:edge-1 eks:border-line"
            style={{ padding: 24, background: 'var(--eks-page)' }}
          >
            <p className="eks:mb-3 eks:text-text">{scheme === 'light' ? 'Lyst' : 'Mørkt'}</p>
            <ThemeToggle />
            <Checkbox label="Vis arkiverte" />
            <Progress label="Sender inn" value={40} />
          </div>
        ))}
      </div>
    ),
  },
  // Elements that inherit their colour take that of their part.
  play: async ({ canvasElement }) => {
    for (const scheme of ['Lyst', 'Mørkt']) {
      const word = within(canvasElement).getByText(scheme)
      const label = within(word.parentElement ?? canvasElement).getByText('Vis arkiverte')
      await expect(getComputedStyle(label).color).toBe(getComputedStyle(word).color)
    }
  },
}
