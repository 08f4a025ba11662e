import type { Locator } from '@playwright/test'

/** How a person operates a page: by keyboard only, or also with a pointer. */
export interface Operator {
  press(key: string, times?: number): Promise<void>
  /** Focuses an enabled control. */
  reach(target: Locator): Promise<void>
  /** Like `reach`, for a disabled control that stays in the tab order, such as a closed day with a reason. */
  meet(target: Locator): Promise<void>
  /** Presses a button or follows a link. */
  activate(target: Locator): Promise<void>
  tick(target: Locator): Promise<void>
  /** Replaces the content of a field. */
  fill(target: Locator, text: string): Promise<void>
  /** An option of a native select. */
  select(target: Locator, value: string): Promise<void>
  /** A radio button of a group. */
  choose(group: Locator, wanted: Locator): Promise<void>
}
