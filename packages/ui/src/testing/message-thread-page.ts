import type { Locator, Page } from 'playwright'
import { press } from './keyboard.js'

/** A MessageThread, operated by keyboard. `scope` is the page or the element that contains the thread. */
export function messageThreadPage(scope: Page | Locator) {
  const thread = scope.locator('.eks-message-thread')
  const messages = thread.locator('ol > li')
  const text = thread.getByRole('textbox')
  return {
    messages,
    /** The viewer's own messages. */
    own: thread.locator('ol > li[data-own]'),
    /** Why the message was not sent, or cannot be. */
    problem: thread.locator('.eks-field-error'),
    async showAll() {
      const toggle = thread.locator('button[aria-expanded]')
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await press(toggle, 'Enter')
    },
    /** Writes a message and sends it with Ctrl + Enter. */
    async send(message: string) {
      await press(text, 'ControlOrMeta+A')
      await text.page().keyboard.type(message)
      await text.page().keyboard.press('ControlOrMeta+Enter')
    },
  }
}
