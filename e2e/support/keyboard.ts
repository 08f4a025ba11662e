import { expect, type Locator, type Page } from '@playwright/test'
import type { Operator } from './operator.ts'

/** More tab stops than any page has. */
const patience = 250

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const holdsRadioFocus = (group: Locator) =>
  group.evaluate((element) => {
    const focused = document.activeElement
    return element.contains(focused) && focused instanceof HTMLInputElement && focused.type === 'radio'
  })

/** A person without a mouse: reaches every control with Tab, and never by setting focus directly. */
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

  /** Presses Tab until the control has focus. Throws if it is disabled or not in the tab order. */
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

  /** Presses Enter on the focused control. */
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

  /** A native select: the arrow keys move through it. */
  async select(target: Locator, value: string): Promise<void> {
    await this.reach(target)
    await expect(target.locator(`option[value="${value}"]`)).toBeAttached()
    await this.#page.keyboard.press('Home')
    for (let step = 0; (await target.inputValue()) !== value; step += 1) {
      if (step > patience) throw new Error(`The arrows do not come to '${value}' in ${target}`)
      await this.#page.keyboard.press('ArrowDown')
    }
  }

  /** A radio button of a group: Tab reaches the group, the arrow keys move within it. */
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
