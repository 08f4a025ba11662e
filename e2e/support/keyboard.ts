import { expect, type Locator, type Page } from '@playwright/test'
import type { Operator } from './operator.ts'

/** More stops than any page has. */
const patience = 250

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const holdsRadioFocus = (group: Locator) =>
  group.evaluate((element) => {
    const focused = document.activeElement
    return element.contains(focused) && focused instanceof HTMLInputElement && focused.type === 'radio'
  })

/** A person without a mouse: every control is reached with Tab, never by setting focus from outside. */
export class Keyboard implements Operator {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) await this.#page.keyboard.press(key)
  }

  async write(text: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  /** Presses Tab until the control has focus; a control that is switched off, or that Tab never meets, is an error. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    await this.meet(target)
  }

  async meet(target: Locator): Promise<void> {
    await expect(target).toBeAttached()
    for (let stop = 0; stop < patience; stop += 1) {
      if (await isFocused(target)) return
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard cannot reach ${target}`)
  }

  /** Enter, on what has focus. */
  async activate(target: Locator): Promise<void> {
    await this.reach(target)
    await this.#page.keyboard.press('Enter')
  }

  async tick(target: Locator): Promise<void> {
    if (await target.isChecked()) return
    await this.reach(target)
    await this.#page.keyboard.press('Space')
    await expect(target).toBeChecked()
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.reach(target)
    await this.write(text)
  }

  /** One of the browser's own list: the arrows walk through it. */
  async select(target: Locator, value: string): Promise<void> {
    await this.reach(target)
    await expect(target.locator(`option[value="${value}"]`)).toBeAttached()
    await this.#page.keyboard.press('Home')
    for (let step = 0; (await target.inputValue()) !== value; step += 1) {
      if (step > patience) throw new Error(`The arrows do not come to '${value}' in ${target}`)
      await this.#page.keyboard.press('ArrowDown')
    }
  }

  /** One of a group of radio buttons: Tab meets the group, the arrows walk in it. */
  async choose(group: Locator, wanted: Locator): Promise<void> {
    await expect(wanted).toBeEnabled()
    for (let stop = 0; !(await holdsRadioFocus(group)); stop += 1) {
      if (stop > patience) throw new Error(`The keyboard cannot reach ${group}`)
      await this.#page.keyboard.press('Tab')
    }
    for (let step = 0; !(await isFocused(wanted)); step += 1) {
      if (step > patience) throw new Error(`The arrows do not come to ${wanted}`)
      await this.#page.keyboard.press('ArrowDown')
    }
    if (!(await wanted.isChecked())) await this.#page.keyboard.press('Space')
    await expect(wanted).toBeChecked()
  }
}
