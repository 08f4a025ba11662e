import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { formatReference } from '@eksport/domain'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { completeAnswers, template } from '../support/answers.ts'
import { act, ask, openFromQueue, printWell } from '../support/case.ts'
import { Keyboard } from '../support/keyboard.ts'
import { logIn, loginLabels, type Person, persons } from '../support/log-in.ts'
import type { Product } from '../support/product.ts'
import { walkWizard } from '../support/walk-wizard.ts'

const widths = [1280, 360] as const
const schemes = ['light', 'dark'] as const
const heights = { 1280: 860, 360: 780 } as const

interface Camera {
  /** Takes the whole page in both widths and both themes, for review. */
  readonly take: (page: Page, name: string) => Promise<void>
  /** Takes the visible part at 1280 px in the light theme, for the README. */
  readonly show: (page: Page, file: string) => Promise<void>
}

const settle = async (page: Page) => {
  await page.evaluate(async () => {
    await document.fonts.ready
    window.scrollTo(0, 0)
  })
  // Tables turn into cards, and toasts come and go, a moment after the width changes.
  await page.waitForTimeout(250)
}

/** Takes pictures into `folder`, numbered in order. */
const makeCamera = (folder: string, log: (line: string) => void): Camera => {
  mkdirSync(folder, { recursive: true })
  let count = 0
  const usual = { width: 1280, height: heights[1280] }
  return {
    take: async (page, name) => {
      count += 1
      const number = String(count).padStart(2, '0')
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] })
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          await settle(page)
          await page.screenshot({ path: join(folder, `${number}-${name}.${width}.${colorScheme}.png`), fullPage: true })
        }
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(usual)
      log(`${number} ${name}`)
    },
    show: async (page, file) => {
      await page.setViewportSize(usual)
      await page.emulateMedia({ colorScheme: 'light' })
      await settle(page)
      await page.screenshot({ path: file })
      log(file)
    },
  }
}

interface Shooting {
  readonly product: Product
  readonly browser: Browser
  readonly camera: Camera
  readonly readme: string
}

const asName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replaceAll(/[^a-z0-9]+/g, '-')

const open = async ({ browser, product }: Shooting, portal: 'submitter' | 'caseworker') => {
  const context = await browser.newContext({
    baseURL: product[portal],
    locale: 'nb-NO',
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

const enter = async (shooting: Shooting, person: Person) => {
  const { portal } = persons[person]
  const page = await open(shooting, portal)
  await logIn(page, person, shooting.product[portal])
  return page
}

const portals = async (shooting: Shooting) => {
  for (const portal of ['submitter', 'caseworker'] as const) {
    const page = await open(shooting, portal)
    await page.goto('/')
    await expect(page.getByRole('link', { name: loginLabels[portal] })).toBeVisible()
    await shooting.camera.take(page, `login-${portal}`)
    await page.context().close()
  }
  const page = await enter(shooting, 'exporterOfNone')
  await shooting.camera.take(page, 'no-organisation')
  await page.context().close()
}

const apply = async ({ camera, readme }: Shooting, page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Velg virksomhet' })).toBeVisible()
  await camera.take(page, 'choose-organisation')
  await page.getByRole('radio', { name: 'Midnattsol Testlaks AS' }).check()
  await page.getByRole('button', { name: 'Fortsett' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await camera.show(page, join(readme, 'overview.png'))
  await camera.take(page, 'overview')
  await page.getByRole('button', { name: 'Opprett ny' }).click()
  await camera.take(page, 'before-you-start')
  await page.getByRole('button', { name: 'Start søknaden' }).click()
  await camera.take(page, 'goods-first')
  await page.getByRole('link', { name: 'Jeg vet hvilken mal' }).click()
  const answers = completeAnswers(new Date().toISOString())
  const onFilled = (name: string) => camera.take(page, asName(name))
  await walkWizard({ page, by: new Keyboard(page), locale: 'nb', template, answers, onFilled })
  await page.getByRole('button', { name: 'Send inn' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Søknaden er sendt inn' })).toBeVisible()
  await camera.take(page, 'receipt')
  return Number(/soeknader\/(\d+)/.exec(page.url())?.[1])
}

const handle = async (shooting: Shooting, exporter: Page, referenceNumber: number) => {
  const { camera, readme } = shooting
  const reference = formatReference(referenceNumber)
  const caseworker = await enter(shooting, 'caseworker')
  await expect(caseworker.getByRole('rowheader').first()).toBeVisible()
  await camera.take(caseworker, 'worklist')
  await openFromQueue(caseworker, 'Nye', reference)
  await act(caseworker, 'Ta til behandling')
  await caseworker.getByRole('button', { name: 'Be om avklaring', exact: true }).click()
  await camera.take(caseworker, 'ask-dialog')
  await caseworker.keyboard.press('Escape')
  await ask(caseworker, 'Er temperaturen inntil 12 °C riktig?')
  await exporter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await expect(exporter.getByRole('button', { name: 'Send på nytt uendret' })).toBeVisible()
  await camera.take(exporter, 'clarification')
  await exporter.getByLabel('Begrunnelse', { exact: true }).fill('Ja. Varen pakkes i is.')
  await exporter.getByRole('button', { name: 'Send på nytt uendret' }).click()
  await expect(exporter.getByRole('button', { name: 'Send på nytt uendret' })).toHaveCount(0)
  await caseworker.reload()
  await expect(caseworker.getByRole('region', { name: 'Meldinger' }).getByText('Varen pakkes i is.')).toBeVisible()
  await camera.show(caseworker, join(readme, 'case.png'))
  await camera.take(caseworker, 'case')
  for (const finding of await caseworker.getByRole('main').getByRole('checkbox').all()) await finding.check()
  await act(caseworker, 'Godkjenn')
  const signer = await enter(shooting, 'signer')
  await openFromQueue(signer, 'Til signering', reference)
  await act(signer, 'Signer')
  await openFromQueue(caseworker, 'Til utskrift', reference)
  await printWell(caseworker, reference)
  await act(caseworker, 'Utsted')
}

const look = async ({ camera }: Shooting, page: Page, referenceNumber: number) => {
  await page.goto(`/soeknader/${referenceNumber}/detaljer`)
  await expect(page.getByRole('button', { name: 'Last ned e-signert PDF' })).toBeVisible()
  await camera.take(page, 'details')
  await page.getByRole('button', { name: 'Vis sertifikat' }).click()
  await expect(page.getByRole('dialog').getByRole('region', { name: /^Side 1 av/ })).toBeVisible()
  await camera.take(page, 'preview')
  await page.keyboard.press('Escape')
  await page.goto('/driftsmeldinger')
  await camera.take(page, 'operating-messages')
  await page.goto('/finnes-ikke')
  await camera.take(page, 'not-found')
}

export interface PictureSetting {
  readonly product: Product
  readonly executablePath: string
  /** The folder for every screen, for review. */
  readonly folder: string
  /** The folder for the README's two pictures. */
  readonly readme: string
  readonly log: (line: string) => void
}

/** Walks through the product once and takes a picture of every screen. */
export const takePictures = async ({ product, executablePath, folder, readme, log }: PictureSetting): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const shooting = { product, browser, readme, camera: makeCamera(folder, log) }
  try {
    await portals(shooting)
    const exporter = await enter(shooting, 'exporterOfThree')
    const referenceNumber = await apply(shooting, exporter)
    await handle(shooting, exporter, referenceNumber)
    await look(shooting, exporter, referenceNumber)
  } finally {
    await browser.close()
  }
}
