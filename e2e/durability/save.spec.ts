import { expect } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { type Desk, disturbances } from '../support/disturbances.ts'
import { createDraft } from '../support/drafts.ts'
import { logIn } from '../support/log-in.ts'
import { testWithProduct } from '../support/own-product.ts'

const test = testWithProduct({ isEmpty: true })

/** How many disturbances somebody types through; `EKSPORT_ROUNDS=200` for a long run, random from the first. */
const rounds = Number(process.env.EKSPORT_ROUNDS ?? 0)
const kinds = Object.keys(disturbances)
/** What a run of everything has time for; the rest are drawn by chance in a long one. */
const everyRun = ['no net, then a reload', 'a tab closed and opened again', 'the session ended', 'the server killed']

const letters = 'abcdefghijklmnopqrstuvwxyzæøå '
/** Without two spaces in a row: a name is stored with one. */
const someText = (length: number) =>
  Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)])
    .join('')
    .replace(/ (?= )/g, 'x')

/** What the server has in the two fields. */
async function storedNames({ page, product }: Desk, referenceNumber: number): Promise<readonly string[]> {
  const address = `${product.submitter}/api/v3/helsesertifikat/organisasjoner/310000043/soeknader/${referenceNumber}`
  const { application } = await (await page.request.get(address)).json()
  return [application.sender.contactPerson.firstName, application.sender.contactPerson.lastName]
}

/** The characters of a text that are not where they were typed. */
const lostOf = (typed: string, found: string) => [...typed].filter((letter, index) => found[index] !== letter).length

const fields = ['Fornavn', 'Etternavn'] as const
const field = ({ page }: Desk, name: string) => page.getByLabel(name, { exact: true })

/** Types a text into each field; `broken` is done after one of the keys. */
async function type(desk: Desk, texts: readonly string[], broken: () => Promise<unknown> | undefined): Promise<void> {
  const breakAt = Math.floor(Math.random() * 30)
  let keys = 0
  for (const [index, name] of fields.entries()) {
    await field(desk, name).selectText()
    for (const letter of texts[index] ?? '') {
      await desk.page.keyboard.type(letter)
      if (keys === breakAt) await broken()
      keys += 1
    }
  }
}

/** What does not stand in the fields as it was typed, in words. */
async function missing(desk: Desk, texts: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const [index, name] of fields.entries()) {
    await expect(field(desk, name)).toBeVisible()
    const [typed = '', now] = [texts[index], await field(desk, name).inputValue()]
    const lost = lostOf(typed, now)
    if (lost > 0) found.push(`${lost} lost: '${typed}' became '${now}'`)
  }
  return found
}

test('[EXP-03] nothing that is typed is lost without a net, by a reload, a closed tab, an ended session or a dead server', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(600_000 + rounds * 60_000)
  await logIn(page, 'exporter', product.submitter)
  await expect(page.getByRole('heading', { level: 1, name: 'Søknader' })).toBeVisible()
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()), product.submitter)
  await page.goto(`${product.submitter}/soeknader/${referenceNumber}/avsender`)
  await expect(page.getByLabel('Fornavn', { exact: true })).toHaveValue('Marte')
  const desk: Desk = { product, context, page, address: page.url() }
  const stored = () => storedNames(desk, referenceNumber)
  const lost: string[] = []
  const all =
    rounds === 0 ? everyRun : Array.from({ length: rounds }, () => kinds[Math.floor(Math.random() * kinds.length)])
  for (const [round, kind = ''] of all.entries()) {
    const disturbance = disturbances[kind]
    if (disturbance === undefined) throw new Error(`There is no disturbance '${kind}'.`)
    // The first and the last are no spaces, which a field may take away.
    const texts = fields.map((name) => `${name[0]}${someText(18)}${round}`)
    await type(desk, texts, () => disturbance.begin?.(desk))
    await disturbance.end(desk)
    const found = (await missing(desk, texts)).map((words) => `${round}, ${kind}: ${words}`)
    for (const words of found) console.log(words)
    lost.push(...found)
    await expect.poll(stored, { message: `${round}, ${kind}` }).toEqual(texts)
    if ((round + 1) % 20 === 0) console.log(`${round + 1} rounds, ${lost.length} fields with something lost`)
  }
  console.log(`${all.length} rounds of some 40 characters, ${lost.length} fields with something lost`)
  expect(lost).toEqual([])
})
