import type { Locator } from '@playwright/test'

/** How somebody works a page: with the keys alone, or with a pointer too. */
export interface Operator {
  press(key: string, times?: number): Promise<void>
  /** Gives focus to a control that can be used. */
  reach(target: Locator): Promise<void>
  /** As `reach`, for what keeps its place in the Tab order while it is switched off: a closed day that tells why. */
  meet(target: Locator): Promise<void>
  /** Presses a button or follows a link. */
  activate(target: Locator): Promise<void>
  tick(target: Locator): Promise<void>
  /** Writes in the place of what stands there. */
  fill(target: Locator, text: string): Promise<void>
  /** One of the browser's own list. */
  select(target: Locator, value: string): Promise<void>
  /** One of a group of radio buttons. */
  choose(group: Locator, wanted: Locator): Promise<void>
}
