import { expect, type Locator, type Page } from '@playwright/test'
import { Pointer } from './pointer.ts'

/** A date as typed in a hurry: `241126`. */
const inShort = (text: string) => text.replace(/^(\d\d)\.(\d\d)\.20(\d\d)$/, '$1$2$3')

/** A person who types every letter, continues with Tab, and uses the pointer where Tab does not lead. */
export class Typist extends Pointer {
  readonly #page: Page

  constructor(page: Page) {
    super(page)
    this.#page = page
  }

  override async fill(target: Locator, text: string): Promise<void> {
    await expect(target).toBeEnabled()
    await this.#goTo(target)
    const there = await target.inputValue()
    if (there === text) return
    if (there !== '') await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(inShort(text))
  }

  async #goTo(target: Locator): Promise<void> {
    const isNext = await target.evaluate((element) => {
      const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
      const stops: readonly (Element | null)[] = [...all].filter(
        (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
      )
      return stops[stops.indexOf(document.activeElement) + 1] === element
    })
    if (isNext) await this.#page.keyboard.press('Tab')
    else if (await target.evaluate((element) => element !== document.activeElement)) await target.click()
  }
}
