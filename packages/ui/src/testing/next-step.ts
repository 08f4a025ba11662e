import type { Page } from 'playwright'
import { press } from './keyboard.js'

/** Presses 'Neste' (or the given text) by keyboard and waits until the page's heading changes. */
export async function nextStep(page: Page, name = 'Neste'): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.textContent()
  await press(page.getByRole('button', { name, exact: true }), 'Enter')
  await heading.filter({ hasNotText: before ?? '' }).waitFor()
}
