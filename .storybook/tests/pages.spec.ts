import { expect, type Frame, type Page, test } from '@playwright/test'

// One page for all: what it has fetched and compiled, the next need not.
test.describe.configure({ mode: 'default' })
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
})
test.afterAll(() => page.close())

/** Opens a page of documentation, as a reader finds it in the frame of Storybook. */
async function open(name: string, place = ''): Promise<void> {
  await page.goto(`iframe.html?viewMode=docs&id=${name}--docs${place}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** The first frame when it has the document that it keeps: the toolbar's choices give it a second one soon after the first. */
async function keptFrame(): Promise<Frame> {
  const frame = await (await page.locator('iframe').first().elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  await frame.waitForURL(/[?&]globals=/)
  return frame
}

interface Preview {
  readonly storyRenders: readonly { readonly isPending: () => boolean }[]
}

/** Storybook reloads a page that is left while one of its stories renders, and loses the toolbar's choices. */
const storiesStand = (document: Page | Frame = page) =>
  document.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview }
    return preview.storyRenders.every((story) => !story.isPending())
  })

test('a table in a story looks as its component draws it, not as the tables of the page', async () => {
  await open('dates-slotpicker')
  const month = page.getByRole('grid').first()
  await expect(month.getByRole('gridcell').first()).toBeVisible()
  await expect(month).toHaveCSS('display', 'table')
  expect(await month.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
})

test('what would cover the page, or speak for the whole of it, stands in a frame', async () => {
  await open('form-beforeyoustart')
  await expect(page.frameLocator('iframe').first().getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open('messages-toast')
  await expect(page.locator('iframe')).not.toHaveCount(0)
  await expect(page.locator('.eks-toast-region')).toHaveCount(0)
})

test('the controls reach a story in a frame too', async () => {
  await open('overlays-dialog')
  const frame = await keptFrame()
  const dialog = frame.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // Until then it may still take the focus, and with it what is typed.
  await storiesStand(frame)
  const title = page.getByRole('row').filter({ has: page.getByRole('cell', { name: /^title/ }) })
  await title.getByRole('textbox').fill('Forny fiskekortet')
  await expect(dialog).toHaveAccessibleName('Forny fiskekortet')
})

test('a prop that nothing can be typed for has no control, and a time zone is one out of some', async () => {
  await open('dates-slotpicker')
  await page.getByText('Props of SlotPicker, live').click()
  const control = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name, exact: true }) })
      .getByRole('cell')
      .last()
  await expect(control('priceOf')).toHaveText('-')
  await expect(control('now')).toHaveText('-')
  await control('timeZone').getByRole('combobox').selectOption('Asia/Tokyo')
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(page.getByText('Setup controls')).toHaveCount(0)
})

test('each part in the list of statuses leads to its page, by the name that the sidebar has', async () => {
  await open('start-here-status-of-each-part')
  const link = (name: string) => page.getByRole('cell').getByRole('link', { name, exact: true })
  await expect(link('Button')).toHaveAttribute('href', '?path=/docs/actions-button--docs')
  await expect(link('Toast')).toHaveAttribute('href', '?path=/docs/messages-toast--docs')
  await expect(link('Texts and languages')).toHaveAttribute('href', '?path=/docs/foundation-texts--docs')
  expect(await page.getByRole('cell').getByRole('link').count()).toBeGreaterThan(70)
})

test('a heading that the address names is at the top when the stories above it have their height', async () => {
  await page.goto('about:blank')
  await open('form-stepform', '#example')
  await expect(page.getByRole('textbox', { name: 'Lastested' }).first()).toBeVisible()
  const top = () => page.locator('#example').evaluate((heading) => Math.abs(heading.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(60)
  // Storybook's own navigation to it, which happens once, has finished by then.
  await page.waitForTimeout(1500)
  expect(await top()).toBeLessThan(60)
})

test('in English the samples of the generic parts are English too', async () => {
  await open('data-filterpanel', '&globals=locale:en')
  const story = page.locator('.sb-story').first()
  await expect(story).toContainText('The fee is paid')
  await expect(story).not.toContainText(/Elv|Pris|Gyldig|I dag/)
  await open('form-wizard', '&globals=locale:en')
  await expect(story).toContainText('Consignee')
})

test('of several parts the props are those of the one that the stories draw', async () => {
  await open('page-layout')
  await expect(page.getByText('Props of PageHeading, live')).toBeVisible()
  await expect(page.getByText('Takes every prop of <h1> as well.')).toBeVisible()
})

test('what a person does in a story is a press away, and a part without props has no empty table', async () => {
  await open('choices-lookup')
  const ways = page.getByRole('link', { name: 'See it played' })
  await expect(ways.first()).toHaveAttribute('href', /^\?path=\/story\/choices-lookup--/)
  expect(await ways.count()).toBeGreaterThan(2)
  await open('messages-skeleton')
  await expect(page.getByText('Takes every prop of <span> as well.')).toBeVisible()
  await expect(page.getByText('Props of Skeleton, live')).toHaveCount(0)
})

test('a page stays when the toolbar asks for another language or theme, and its stories follow', async () => {
  await open('case-statusbadge')
  const badge = page.locator('.sb-story').first()
  await expect(badge).toContainText('Kan eksporteres')
  const emit = (event: string, payload: unknown) =>
    page.evaluate(
      ([name, content]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void }
        }
        document.body.dataset.stays = ''
        channel.emit(name, content)
      },
      [event, payload] as const,
    )
  await emit('updateGlobals', { globals: { locale: 'en', theme: 'dark' } })
  await expect(badge).toContainText('Approved', { ignoreCase: true })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await expect(page.locator('body')).toHaveAttribute('data-stays')
  await storiesStand()
  await emit('setCurrentStory', { storyId: 'overlays-menu--docs', viewMode: 'docs' })
  const framed = page.frameLocator('iframe').first().locator('html')
  await expect(framed).toHaveAttribute('data-color-scheme', 'dark')
  await expect(framed).toHaveAttribute('lang', 'en')
  await emit('updateGlobals', { globals: { theme: 'light' } })
  await expect(framed).toHaveAttribute('data-color-scheme', 'light')
  await storiesStand()
  await emit('setCurrentStory', { storyId: 'page-layout--docs', viewMode: 'docs' })
  await expect(page.getByRole('heading', { level: 1, name: 'Layout' })).toBeVisible()
})

test('a page does not scroll sideways on a phone: its tables and its code do', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const name of [
    'case-statusbadge',
    'data-badge',
    'data-datatable',
    'messages-errorbox',
    'overlays-confirmdialog',
  ]) {
    await open(name)
    await expect(page.getByText(/^Props of \w+, live$/).first()).toBeVisible()
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360)
  }
})
