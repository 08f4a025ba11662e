import { readFile } from 'node:fs/promises'
import type { Locale, StepUpload } from '@eksport/forms'
import { fillWhole } from '@eksport/server/testing/people'
import { uploadWidgetPage } from '@eksport/ui/testing'
import { expect, type Page } from '@playwright/test'
import type { Operator } from './operator.ts'
import { words } from './words.ts'

interface Uploading {
  readonly page: Page
  readonly by: Operator
  readonly locale: Locale
}

/** Fetches the form of the page as a person does, and puts it back as a file of the name. */
export const fillUpload = async ({ page, by, locale }: Uploading, upload: StepUpload, name: string): Promise<void> => {
  const main = page.getByRole('main')
  const download = page.waitForEvent('download')
  await by.activate(main.getByRole('button', { name: words.downloadForm[locale] }))
  const form = await fillWhole(await readFile(await (await download).path()))
  const files = uploadWidgetPage(main.getByRole('group', { name: new RegExp(`^${upload.label[locale]}`) }))
  const [mimeType = ''] = upload.accept
  const stored = page.waitForResponse((answer) => answer.url().includes('/vedlegg') && answer.status() === 201)
  await files.pick({ name, mimeType, buffer: form })
  await stored
  await expect(files.row(name)).toBeVisible()
}
