import { expect, type Locator, type Page } from '@playwright/test'
import type { Operator } from './operator.ts'

/** A person with a mouse: presses controls, and inserts text as if from a clipboard. */
export class Pointer implements Operator {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) await this.#page.keyboard.press(key)
  }

  async reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    await this.meet(target)
  }

  async meet(target: Locator): Promise<void> {
    await target.focus()
  }

  async activate(target: Locator): Promise<void> {
    await target.click()
  }

  async tick(target: Locator): Promise<void> {
    if (await target.isChecked()) return
    await expect(target).toBeEnabled()
    // If the label draws the checkbox, the pointer presses the label.
    const label = target.locator('xpath=ancestor::label[1]')
    await ((await label.count()) > 0 ? label : target).click()
    await expect(target).toBeChecked()
  }

  async fill(target: Locator, text: string): Promise<void> {
    await expect(target).toBeEnabled()
    await target.click()
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.insertText(text)
  }

  async select(target: Locator, value: string): Promise<void> {
    await expect(target.locator(`option[value="${value}"]`)).toBeAttached()
    await target.selectOption(value)
  }

  async choose(_group: Locator, wanted: Locator): Promise<void> {
    await this.tick(wanted)
  }
}
