import { type CertificateTemplate, stepsOf } from '@eksport/domain/templates'
import type { FixtureId } from '@eksport/domain/testing'
import { type Answers, type Field, getAt, type Locale, type Section, visibleFields } from '@eksport/forms'
import type { Page } from '@playwright/test'
import { checkForcedColours, checkWidth, inspect } from '../support/inspect.ts'
import { Keyboard } from '../support/keyboard.ts'
import type { Operator } from '../support/operator.ts'
import { Pointer } from '../support/pointer.ts'
import { expect, test } from '../support/test.ts'
import { walkWizard } from '../support/walk-wizard.ts'
import { words } from '../support/words.ts'
import { exampleAnswers, templateOf } from './examples.ts'
import { expectOneLanguage } from './one-language.ts'

type Read = (answers: Answers) => readonly (readonly [path: string, value: unknown])[]

const read = (prefix: string, path: string, field: Field, value: unknown, root: Answers): ReturnType<Read> => {
  if (field.kind === 'fixed') return []
  if (field.kind !== 'list' || !Array.isArray(value)) return [[prefix + path, value]]
  const section: Section = { id: path, fields: field.fields }
  return value.flatMap((item, index) => asked([section], item, root, `${prefix}${path}.${index}.`))
}

const asked = (sections: readonly Section[], answers: Answers, root: Answers, prefix: string): ReturnType<Read> =>
  visibleFields(sections, answers, root).flatMap(({ path, field }) =>
    read(prefix, path, field, getAt(answers, path), root),
  )

/** What the form asks in these answers and how it is answered there; what it does not ask is the server's own. */
const askedAnswers = (template: CertificateTemplate, answers: Answers): Readonly<Record<string, unknown>> => {
  const found = stepsOf(template, answers).flatMap(({ sections, items }) => {
    const lines = items ? getAt(answers, items.path) : undefined
    const ofLines = Array.isArray(lines)
      ? lines.flatMap((line, index) => asked(items?.sections ?? [], line, answers, `${items?.path}.${index}.`))
      : []
    return [...asked(sections, answers, answers, ''), ...ofLines]
  })
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}

interface Way {
  readonly by: (page: Page) => Operator
  readonly width: number
  readonly locale: Locale
}

const usual: Way = { by: (page) => new Pointer(page), width: 1280, locale: 'nb' }
const keysAlone: Way = { ...usual, by: (page) => new Keyboard(page) }
const onPhone: Way = { ...usual, width: 360 }

/** Each template is walked in one way, whole and short. */
const ways: Readonly<Record<FixtureId, Way>> = {
  '1.1.7': { ...usual, locale: 'nn' },
  '1.1.12': usual,
  '1.1.100': usual,
  '1.1.117': onPhone,
  '1.1.324': { ...usual, locale: 'en' },
  '1.1.342': keysAlone,
  '2.1.22': onPhone,
  '2.1.23': { ...usual, locale: 'en' },
  '2.1.27': { ...usual, locale: 'nn' },
  '2.1.28': keysAlone,
}
const ids = Object.keys(ways) as FixtureId[] // its own keys

/** The application as the server has it. */
const stored = async (page: Page): Promise<Answers> => {
  const number = /soeknader\/(\d+)/.exec(page.url())?.[1]
  const answer = await page.request.get(`/api/v3/helsesertifikat/organisasjoner/310000043/soeknader/${number}`)
  const { application } = await answer.json()
  return application
}

for (const id of ids) {
  for (const size of ['smallest', 'fullest'] as const) {
    const { by, width, locale } = ways[id]
    test(`the ${size} ${id} (${locale}, ${width} px) is filled in, sent, and stored as it was written`, async ({
      submitter: page,
    }) => {
      const template = templateOf(id)
      const answers = exampleAnswers(id, size, new Date().toISOString())
      await page.addInitScript((chosen) => localStorage.setItem('eksport.locale', chosen), locale)
      await page.setViewportSize({ width, height: 900 })
      const look = async () => {
        await expectOneLanguage(page, locale, answers)
        // As high as it is: a bar that stays in sight while people scroll must not hide half a button from axe.
        await expect(async () => {
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({ width, height: Math.max(900, height) })
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
            Math.max(900, height),
          )
        }).toPass()
        await checkWidth(page)
        await inspect(page)
        await checkForcedColours(page)
        await page.setViewportSize({ width, height: 900 })
      }
      await page.goto('/soeknader/ny')
      const operator = by(page)
      await walkWizard({ page, by: operator, locale, template, answers, isOpened: true, onFilled: look })
      await operator.activate(page.getByRole('main').getByRole('button', { name: words.send[locale], exact: true }))
      await expect(page.getByRole('heading', { level: 1, name: words.sent[locale] })).toBeFocused()
      await look()
      expect(askedAnswers(template, await stored(page))).toEqual(askedAnswers(template, answers))
    })
  }
}
