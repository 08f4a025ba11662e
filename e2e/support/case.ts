import { expect, type Page } from '@playwright/test'

/** Presses an action of the toolbar, which opens its dialog. */
export const pressAct = async (page: Page, label: string): Promise<void> =>
  page.getByRole('region', { name: 'Handlinger i saken' }).getByRole('button', { name: label, exact: true }).click()

/** Ticks every point that an officer must assess before the approval. */
export const tickAll = async (page: Page): Promise<void> => {
  const points = page.getByRole('complementary', { name: 'Vurdering og dialog' }).getByRole('checkbox')
  await expect(points).not.toHaveCount(0)
  for (const point of await points.all()) {
    // It appears ticked when its saving starts, a moment after the click.
    await point.click()
    await expect(point).toBeChecked()
  }
}

/** [CW-10] Actions without a dialog. */
const direct: ReadonlySet<string> = new Set(['Ta til behandling', 'Godkjenn'])

/**
 * [CW-10] Carries out an action by its button alone. After an approval the case is reopened, because the page goes on
 * to the next one.
 */
const actDirectly = async (page: Page, label: string): Promise<void> => {
  const here = page.url()
  await pressAct(page, label)
  if (label !== 'Godkjenn') {
    await expect(page.getByRole('button', { name: label, exact: true })).toBeHidden()
    return
  }
  await expect(page.getByText('Godkjent. Du kan angre en kort stund.').first()).toBeVisible()
  if (page.url() !== here) await page.goto(here)
  // The approval is carried out when the time to undo it is over.
  const newest = page.getByRole('list', { name: 'Historikk' }).getByRole('listitem').first()
  await expect(newest).toContainText('Godkjent')
}

/** Carries out an action of the toolbar: its button, the fields of its dialog, and the dialog's button. */
export const act = async (page: Page, label: string, words: Readonly<Record<string, string>> = {}): Promise<void> => {
  if (direct.has(label)) return actDirectly(page, label)
  await pressAct(page, label)
  const dialog = page.getByRole('dialog')
  for (const [field, text] of Object.entries(words)) await dialog.getByLabel(field, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/**
 * [ACT-08] Asks the exporter a question; `fields` are searched for and unlocked for correction. Without any, the
 * exporter answers in words.
 */
export const ask = async (page: Page, question: string, fields: readonly string[] = []): Promise<void> => {
  await pressAct(page, 'Be om avklaring')
  const dialog = page.getByRole('dialog', { name: 'Be eksportøren om avklaring' })
  if (fields.length === 0) await dialog.getByRole('radio', { name: /^Ingenting/ }).check()
  for (const field of fields) {
    await dialog.getByRole('textbox', { name: 'Finn felt' }).fill(field)
    await dialog.getByRole('checkbox').first().check()
  }
  await dialog.getByLabel('Melding til eksportøren', { exact: true }).fill(question)
  await dialog.getByRole('button', { name: 'Send spørsmålet' }).click()
  await expect(dialog).toBeHidden()
}

/** [CRT-15] Prints on the next sheets of the office, opens the print, and confirms it. */
export const printWell = async (page: Page, reference: string): Promise<void> => {
  await page.getByRole('region', { name: 'Handlinger i saken' }).getByRole('button', { name: 'Skriv ut' }).click()
  const before = page.getByRole('dialog', { name: 'Skriv ut sertifikatet' })
  await expect(before.getByText(/Neste ark er NO \d+/)).toBeVisible()
  await before.getByRole('button', { name: 'Skriv ut', exact: true }).click()
  const print = page.getByRole('dialog', { name: `Utskrift ${reference}` })
  await expect(print.getByRole('region', { name: /^Side 1 av/ })).toBeVisible()
  await print.getByRole('button', { name: 'Lukk' }).click()
  const question = page.getByRole('dialog', { name: 'Kom utskriften godt ut?' })
  await question.getByRole('button', { name: 'Svar senere' }).click()
  await expect(question).toBeHidden()
  // If there was no answer, reload: the case asks again.
  await page.reload()
  await page.getByRole('button', { name: 'Ja, alt er i orden' }).click()
  await expect(page.getByText('Kom utskriften godt ut?')).toHaveCount(0)
}

/** Expects that the newest history entry names this status. */
export const expectStatus = async (page: Page, status: string): Promise<void> => {
  const newest = page.getByRole('list', { name: 'Historikk' }).getByRole('listitem').first()
  await expect(newest).toContainText(`Status: ${status}`)
}

/** [CRT-14] Expects that the country's authority has accepted the newest message; a loaded machine may need several attempts. */
export const expectDelivered = async (page: Page, country: string): Promise<void> => {
  const newest = page.getByRole('region', { name: 'Levering' }).getByRole('listitem').first()
  await expect(newest).toContainText(`Godtatt av myndigheten i ${country}`)
}

/** Opens a case from one of the queues, of any office. */
export const openFromQueue = async (page: Page, queue: string, reference: string): Promise<void> => {
  await page.goto('/?office=all')
  await page
    .getByRole('navigation', { name: 'Køer' })
    .getByRole('link', { name: new RegExp(`^${queue}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: queue })).toBeVisible()
  // Earlier journeys may have filled the queue, so that the case is on another page.
  await page.getByRole('searchbox', { name: 'Søk i søknadene' }).fill(reference)
  await page.getByRole('link', { name: reference, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible()
}
