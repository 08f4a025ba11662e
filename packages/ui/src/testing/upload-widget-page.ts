import type { Locator } from 'playwright'
import { press } from './keyboard.js'

/** A file for the file dialog: a path, or its name, type and content. */
type PickedFile = Parameters<Locator['setInputFiles']>[0]

/** An UploadWidget: `widget` is its group, found by its label. */
export function uploadWidgetPage(widget: Locator) {
  const row = (name: string) => widget.locator('.eks-upload-row').filter({ hasText: name })
  return {
    row,
    /** The error of a file, in words. */
    problem: (name: string) => row(name).locator('.eks-field-error'),
    /** Opens the file dialog by keyboard and selects files. */
    async pick(files: PickedFile) {
      const trigger = widget.locator('.eks-upload-zone').getByRole('button')
      // The button is disabled while the page reads its files; then it takes no focus, and a key would have no effect.
      await trigger.click({ trial: true })
      const chooser = widget.page().waitForEvent('filechooser')
      await press(trigger, 'Enter')
      await (await chooser).setFiles(files)
    },
    /** Cancels, deletes or dismisses a file. */
    async remove(name: string) {
      await press(row(name).getByRole('button').last(), 'Enter')
    },
    /** Moves a file one place, if the widget allows reordering. */
    async move(name: string, by: -1 | 1) {
      const buttons = row(name).getByRole('button')
      await press(by < 0 ? buttons.first() : buttons.nth(1), 'Enter')
    },
    async retry(name: string) {
      await press(row(name).getByRole('button').nth(-2), 'Enter')
    },
  }
}
