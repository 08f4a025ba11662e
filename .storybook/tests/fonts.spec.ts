import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fontFolder, ownFonts, writeFontSettings } from '../../scripts/lib/fonts.ts'
import { boxes } from './glyphs.ts'
import { enter } from './looks.ts'
import { shoot } from './shot.ts'
import { openStage, play, still } from './stage.ts'

/** A name in Chinese, one in Arabic, and Latin ones. */
const story = 'case-applicationtable--long-names'
/** Where a person's own fonts lie. */
const personal = '.fonts'

interface Machine {
  /** The person at it has a Chinese font. */
  readonly isChinese: boolean
  /** Folders of fonts that the browser is told of; our own settings without them. */
  readonly folders?: readonly string[]
}

/** Draws the story with a browser of its own on such a machine. */
const draw = test.extend<{ readonly draw: (machine: Machine) => Promise<{ picture: Buffer; missing: string[] }> }>({
  draw: async ({ playwright }, use, info) => {
    const own = await ownFonts()
    await use(async ({ isChinese, folders }) => {
      const home = info.outputPath(isChinese ? 'home' : 'empty')
      if (isChinese) cpSync(fontFolder('noto-sans-sc'), join(home, personal), { recursive: true })
      const settings = folders ? writeFontSettings(info.outputPath('fonts.conf'), folders) : own.FONTCONFIG_FILE
      const env = { ...process.env, HOME: home, FONTCONFIG_FILE: settings }
      const browser = await playwright.chromium.launch({ env })
      const page = await openStage(browser)
      await play(page, story)
      await still(page)
      await enter(page, 'light')
      const drawn = { picture: await shoot(page, () => false), missing: await boxes(page) }
      await browser.close()
      return drawn
    })
  },
})

draw('the same picture comes out with and without the fonts of the machine', async ({ draw }) => {
  const without = await draw({ isChinese: false })
  const withTheirs = await draw({ isChinese: true })
  expect(without.missing).toEqual([])
  expect(withTheirs.picture.equals(without.picture)).toBe(true)
})

draw('a font of the machine is not seen, and a letter without a font is found out', async ({ draw }) => {
  const { missing } = await draw({ isChinese: true, folders: [fontFolder('inter')] })
  expect(missing).toContain('海')
  const usual = await draw({ isChinese: true, folders: [fontFolder('inter'), `~/${personal}`] })
  expect(usual.missing).not.toContain('海')
})
