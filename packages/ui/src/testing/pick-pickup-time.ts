import { daysBetween, type PlainDate, type PlainTime } from '@eksport/forms'
import type { Locator, Page } from 'playwright'
import { press } from './keyboard.js'

async function walk(page: Page, key: string, times: number) {
  for (let step = 0; step < times; step += 1) await page.keyboard.press(key)
}

/** Moves in the calendar of a SlotPicker to a day. */
async function walkToDay(page: Page, start: Locator, date: PlainDate) {
  const from = await start.getAttribute('data-date')
  if (from === null) throw new Error('The calendar has no day that takes focus')
  const days = daysBetween(from, date)
  await start.focus()
  await walk(page, days < 0 ? 'ArrowUp' : 'ArrowDown', Math.floor(Math.abs(days) / 7))
  await walk(page, days < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(days) % 7)
  await page.keyboard.press('Enter')
}

/** Selects a day of a SlotPicker, in its calendar or its list, and a time, by keyboard alone. */
export async function pickSlot(scope: Page | Locator, date: PlainDate, time: PlainTime): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope
  const listed = scope.locator(`.eks-slot-picker[data-layout="list"] input[type="radio"][value="${date}"]`)
  if ((await listed.count()) > 0) await press(listed, 'Space')
  else await walkToDay(page, scope.locator('.eks-slot-picker [data-date][tabindex="0"]'), date)
  await press(scope.locator(`.eks-slot-picker input[type="radio"][value="${time}"]`), 'Space')
}
