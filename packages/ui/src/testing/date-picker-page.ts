import type { Locator } from 'playwright'
import { press, typeInto } from './keyboard.js'

/** A DatePicker: `field` is its text field, found by its label. */
export function datePickerPage(field: Locator) {
  const page = field.page()
  return {
    /** Types a date in any accepted form and leaves the field. */
    type: (text: string) => typeInto(field, text),
    /** Opens the calendar by keyboard. */
    open: () => press(field, 'Alt+ArrowDown'),
    /** Opens the calendar and selects a day of the visible month. */
    async pick(date: string) {
      await press(field, 'Alt+ArrowDown')
      await press(page.locator(`.eks-date-sheet [data-date="${date}"]`), 'Enter')
    },
    /** Why a day of the open calendar cannot be selected, from its name; empty if it can. */
    async reason(date: string) {
      const day = page.locator(`.eks-date-sheet [data-date="${date}"]`)
      if ((await day.getAttribute('aria-disabled')) === null) return ''
      return (await day.getAttribute('aria-label')) ?? ''
    },
  }
}
