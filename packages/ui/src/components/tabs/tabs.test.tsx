import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.js'

const items = ['Fakta', 'Historikk', 'Meldinger'].map((label) => ({ id: label, label, content: `Om ${label}` }))

it('takes focus along with the arrows, round from the last to the first', async () => {
  render(<Tabs label="Søknad" items={items} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Historikk' }))
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Fakta', selected: true }))
})
