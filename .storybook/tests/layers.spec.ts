import { expect, type Locator, type Page, test } from '@playwright/test'

type Place = readonly [role: 'button' | 'textbox' | 'combobox' | 'menuitem' | 'dialog', name: string | RegExp]

interface Guest {
  /** What has focus before, and again after Escape unless `back` is named. */
  readonly from: Place
  readonly opens: string
  /** What has focus as soon as it is open; anything in it otherwise. */
  readonly focus?: Place
  readonly key?: string
  readonly after?: Place
  readonly back?: Place
  /** How many layers are open with it, the one around it included. @default 2 */
  readonly layers?: number
}

const altDown = 'Alt+ArrowDown'
const typed = 'japan'
const calendarButton: Place = ['button', /^Endre dato, valgt onsdag 25\./]
const day = (name: string): Place => ['button', new RegExp(`^${name}`)]
const list = (name: string): Guest => ({ from: ['combobox', name], opens: 'ArrowDown', focus: ['combobox', name] })

const guests: readonly Guest[] = [
  {
    from: ['textbox', 'Første dag'],
    opens: altDown,
    focus: day('25. november 2026'),
    key: 'ArrowRight',
    after: day('26. november 2026'),
    back: calendarButton,
  },
  {
    from: calendarButton,
    opens: 'Enter',
    focus: day('25. november 2026'),
    key: 'ArrowDown',
    after: day('2. desember 2026'),
  },
  {
    from: ['textbox', 'Til'],
    opens: altDown,
    focus: day('18. november 2026'),
    key: 'ArrowLeft',
    after: day('17. november 2026'),
    back: ['button', /^Endre dato, valgt onsdag 18\./],
  },
  list('Land'),
  list('Flere land'),
  // A register is asked as soon as something is typed.
  { from: ['combobox', 'Anlegg'], opens: typed, focus: ['combobox', 'Anlegg'] },
  {
    from: ['button', 'Handlinger'],
    opens: 'ArrowDown',
    focus: ['menuitem', 'Endre'],
    key: 'ArrowDown',
    after: ['menuitem', 'Slett'],
  },
  { from: ['button', 'Kolonner'], opens: 'Enter', focus: ['button', 'Vis alle'] },
  { from: ['button', 'Søk'], opens: 'Enter', focus: ['textbox', 'Søkeord'] },
  { from: ['button', 'Gi nytt navn'], opens: 'Enter', focus: ['textbox', 'Søkeord'] },
  { from: ['button', 'Filter'], opens: 'Enter' },
  // Its list is always open.
  {
    from: ['button', 'Finn handling'],
    opens: 'Enter',
    focus: ['combobox', 'Finn side eller handling'],
    layers: 3,
  },
  { from: ['button', 'Rediger kolonner'], opens: 'Enter' },
  { from: ['button', 'Slett fravær'], opens: 'Enter', focus: ['button', 'Avbryt'] },
  { from: ['button', 'Hjelp: Kontor'], opens: 'Enter', focus: ['dialog', 'Hjelp: Kontor'] },
]

const at = (page: Page, [role, name]: Place): Locator =>
  page.getByRole(role, { name, exact: true, includeHidden: false })

const openLayers = (page: Page) =>
  page
    .locator('[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"]')
    .filter({ visible: true })

async function hasFocus(page: Page, place?: Place): Promise<void> {
  const wanted = place ? at(page, place).and(page.locator(':focus')) : openLayers(page).last().locator(':focus')
  await expect(wanted).toHaveCount(1)
}

async function closeOne(page: Page, back: Place): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(openLayers(page)).toHaveCount(1)
  await hasFocus(page, back)
}

async function visit(page: Page, { from, opens, focus, key, after, back = from, layers = 2 }: Guest): Promise<void> {
  await at(page, from).focus()
  if (opens === typed) await page.keyboard.type(typed)
  else await page.keyboard.press(opens)
  await expect(openLayers(page)).toHaveCount(layers)
  await hasFocus(page, focus)
  if (key) await page.keyboard.press(key)
  if (after) await hasFocus(page, after)
  await closeOne(page, back)
  if (opens === altDown || opens === typed) return
  // Opened by pointer, which must reach both the trigger and what it opens.
  await at(page, from).click()
  await expect(openLayers(page)).toHaveCount(layers)
  await hasFocus(page, focus)
  await page.locator(':focus').click({ trial: true })
  await closeOne(page, from)
}

for (const host of ['dialog', 'popover', 'radix', 'drawer', 'native', 'other'])
  test(`[LIB-01] everything that opens does so inside ${host}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`iframe.html?viewMode=story&id=overlays-layers--everything&args=host:${host}`)
    await page.getByRole('button', { name: 'Fravær', exact: true }).click()
    await expect(openLayers(page)).toHaveCount(1)
    for (const guest of guests) await test.step(String(guest.from[1]), () => visit(page, guest))
    // A tip takes no focus, and Escape closes only the tip.
    const save = page.getByRole('button', { name: 'Lagre', exact: true })
    await page.getByRole('button', { name: 'Hjelp: Kontor' }).focus()
    await page.keyboard.press('Tab')
    await expect(save).toHaveAccessibleDescription('Lagrer dagene')
    await closeOne(page, ['button', 'Lagre'])
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(openLayers(page)).toHaveCount(0)
  })

test('[LIB-10] a tip stays while the pointer is on it, and goes when the pointer has left both (1.4.13)', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('iframe.html?viewMode=story&id=overlays-layers--everything&args=host:dialog')
  await page.getByRole('button', { name: 'Fravær', exact: true }).click()
  const tip = page.getByRole('tooltip')
  await page.getByRole('button', { name: 'Lagre', exact: true }).hover()
  await expect(tip).toBeVisible()
  await tip.hover()
  await page.clock.runFor(2_000)
  await expect(tip).toBeVisible()
  await page.mouse.move(1, 1)
  await page.clock.runFor(2_000)
  await expect(tip).toHaveCount(0)
})

test("[LIB-01] what a receipt offers can be pressed while the host's own modal dialog lies over the page", async ({
  page,
}) => {
  await page.goto('iframe.html?viewMode=story&id=messages-toast--over-a-native-dialog')
  // The story ends with the dialog open and the receipt in it.
  const undo = page.locator('dialog').getByRole('button', { name: 'Angre' })
  await expect(undo).toBeVisible()
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})
