import type { Locator } from 'playwright'

/** Focuses an element and presses a key. */
export async function press(element: Locator, key: string): Promise<void> {
  await element.focus()
  await element.page().keyboard.press(key)
}

/** Replaces the text of a field and leaves it, as Tab does. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await press(field, 'ControlOrMeta+A')
  const { keyboard } = field.page()
  if (text === '') await keyboard.press('Delete')
  else await keyboard.type(text)
  await keyboard.press('Tab')
}

/** Moves in a native select with the arrow keys to the option with this value. */
export async function chooseOption(select: Locator, value: string): Promise<void> {
  const place = await select.evaluate((element, wanted) => {
    const values = [...element.querySelectorAll('option')].map((option) => option.value)
    return values.indexOf(wanted)
  }, value)
  if (place < 0) throw new Error(`The list offers no '${value}'`)
  await press(select, 'Home')
  for (let step = 0; step < place; step += 1) await select.page().keyboard.press('ArrowDown')
  await select.page().keyboard.press('Tab')
}

/** Moves in a radio group with the arrow keys to the button with this value. */
export async function chooseRadio(group: Locator, value: string): Promise<void> {
  const radios = group.getByRole('radio')
  const start = (await group.locator('input:checked').count()) > 0 ? group.locator('input:checked') : radios.first()
  await press(start, 'Space')
  const wanted = group.locator(`input[value="${value}"]`)
  for (let step = await radios.count(); step > 0 && !(await wanted.isChecked()); step -= 1) {
    await group.page().keyboard.press('ArrowDown')
  }
  if (!(await wanted.isChecked())) throw new Error(`The arrows do not reach the radio '${value}'`)
  await group.page().keyboard.press('Tab')
}

/** Ticks or unticks a checkbox or switch with the space bar. */
export async function setTicked(box: Locator, on: boolean): Promise<void> {
  if ((await box.isChecked()) !== on) await press(box, 'Space')
}

/** Types a code in a search field, moves to its row with the arrow keys and selects it. */
export async function chooseSearched(field: Locator, code: string): Promise<void> {
  const page = field.page()
  await press(field, 'ControlOrMeta+A')
  await page.keyboard.type(code.slice(0, 20))
  const list = page.getByRole('listbox')
  const row = list.locator(`[role="option"][data-value="${code}"]`)
  await row.waitFor()
  const rows = await list.getByRole('option').count()
  for (let step = 0; step < rows && (await row.getAttribute('data-active')) === null; step += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

/** Removes the chips below a multiple selection with the Delete key. */
export async function removeChips(field: Locator): Promise<void> {
  const chips = field.locator('xpath=ancestor::*[contains(@class,"eks-multi-combobox")][1]').locator('.eks-chip')
  for (let left = await chips.count(); left > 0; left -= 1) await press(chips.first(), 'Delete')
}
