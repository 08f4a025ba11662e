import type { Locator } from 'playwright'
import { press } from './keyboard.js'

/** A file for the browser's dialog: a path, or its name, type and content. */
type PickedFile = Parameters<Locator['setInputFiles']>[0]

/** An UploadWidget: `widget` is its group, found by its label. */
export function uploadWidgetPage(widget: Locator) {
  const row = (name: string) => widget.locator('.eks-upload-row').filter({ hasText: name })
  return {
    row,
    /** What is wrong with a file, in words. */
    problem: (name: string) => row(name).locator('.eks-field-error'),
    /** Opens the browser's dialog with the keyboard and picks files in it. */
    async pick(files: PickedFile) {
      const trigger = widget.locator('.eks-upload-zone').getByRole('button')
      // Closed while the page finds out which files it has; what is closed takes no focus, and a key would go nowhere.
      await trigger.click({ trial: true })
      const chooser = widget.page().waitForEvent('filechooser')
      await press(trigger, 'Enter')
      await (await chooser).setFiles(files)
    },
    /** Cancels, deletes or dismisses a file. */
    async remove(name: string) {
      await press(row(name).getByRole('button').last(), 'Enter')
    },
    /** Moves a file one place, where the widget lets files be moved. */
    async move(name: string, by: -1 | 1) {
      const buttons = row(name).getByRole('button')
      await press(by < 0 ? buttons.first() : buttons.nth(1), 'Enter')
    },
    async retry(name: string) {
      await press(row(name).getByRole('button').nth(-2), 'Enter')
    },
  }
}
