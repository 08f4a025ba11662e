import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { goodsTable } from '../../goods/product-line/goods-fit.ts'
import { asksFor, getTemplate, relevantApplication, templates } from '../../templates/index.ts'
import { aRuleContext } from '../../testing/a-rule-context.ts'
import { absurd, absurdities, type Consignment, drawOf, sensible } from '../../testing/consignments.ts'
import { readStored } from '../request/read-stored.ts'
import { assess } from './check-rules.ts'
import { reasonCodes, reasonsForPerson } from './decision-reasons.ts'
import type { EstablishmentRecord } from './register.ts'
import type { RuleApplication } from './rule-subject.ts'

const data = <Rows>(name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../data/${name}.json`), 'utf8')) as Rows // reference data of the product

type Row = { readonly code: string; readonly group: string }
const species = data<Row[]>('species')
const goods = goodsTable(data('hs-goods'), species)
const groups = Object.fromEntries(species.map(({ code, group }) => [code, group]))

const establishments = new Map(
  data<(EstablishmentRecord & { readonly approvalNumber: string })[]>('establishments').map((row) => [
    row.approvalNumber,
    row,
  ]),
)

const approving = new Set(
  data<{ name: string; subject: string; value: unknown }[]>('settings').flatMap(({ name, subject, value }) =>
    name === 'auto-approve' && value === true ? subject : [],
  ),
)

/** Samples that may approve themselves, of which a person has nothing to say. */
const samples = data<{ applications: unknown[] }>('sample-applications')
  .applications.map((sample) => readStored(sample) as RuleApplication) // samples are stored applications
  .filter(
    ({ applicationFormat, applicationType, certificateTemplate, productLines = [] }) =>
      applicationFormat === 'STANDARD' &&
      applicationType === 'HELSESERTIFIKAT' &&
      approving.has(certificateTemplate) &&
      productLines.every(({ productionEstablishment }) => productionEstablishment?.isUnauthorized !== true),
  )

/** Codes of 7.1, and of what was not checked: nobody was asked about these before. */
const added = new Set([
  'LINE_DATES_IMPOSSIBLE',
  'LINE_DATES_UNLIKELY',
  'HS_DOES_NOT_FIT_GOODS',
  'TEMPERATURE_DOES_NOT_FIT_GOODS',
  'SPECIES_NOT_FARMED',
  'SPECIES_PROTECTED',
  'WEIGHT_UNLIKELY',
  'DEPARTURE_PASSED',
  'DESTINATION_COUNTRY_DIFFERS',
  'NOT_CHECKED',
])

/** Why a person decides on it, by the whole way from the answers to the reasons. */
function reasonsOf({ application, fixture }: Consignment): string[] {
  const template = getTemplate(application.certificateTemplate)
  const { rules } = template
  const asks = (path: string) => asksFor(template, path)
  const context = aRuleContext(rules, { goods, species: groups, asks, ...fixture })
  const { veterinarianRequirement } = rules
  return reasonCodes(
    reasonsForPerson({
      ...{ applicationFormat: 'STANDARD', isReplacement: false, autoApprove: true, drawnForControl: false },
      veterinarianRequirement,
      validation: assess(relevantApplication(application), context),
    }),
  )
}

const drawn = (seed: number) => () => sensible(samples, establishments, drawOf(seed))

/** [RUL-08] What was planted in absurd applications, and which of them the machine would approve. */
function judgedAbsurdities(count: number, seed: number) {
  const judged = Array.from({ length: count }, (_, index) => {
    const own = seed + index
    const draw = drawOf(own)
    const consignment = absurd(() => drawn(draw.whole(0, 1e9))(), draw)
    return { planted: consignment.planted, seed: own, isApproved: reasonsOf(consignment).length === 0 }
  })
  return {
    planted: new Set(judged.map(({ planted }) => planted)),
    approved: judged.filter(({ isApproved }) => isApproved).map((one) => `${one.planted}, seed ${one.seed}`),
  }
}

/** [RUL-08] Sensible applications that go to a person for what is new alone, by why; and how many do not. */
function heldBack(count: number, seed: number): { readonly held: string[]; readonly clean: number } {
  const judged = Array.from({ length: count }, (_, index) => reasonsOf(drawn(seed + index)()))
  const held = judged.filter((reasons) => reasons.length > 0 && reasons.every((code) => added.has(code)))
  return { held: held.map((reasons) => reasons.join(' ')), clean: judged.filter(({ length }) => length === 0).length }
}

/** The certificates that the samples are of. */
const drawnTemplates: readonly string[] = templates
  .map(({ id }) => id)
  .filter((id) => samples.some(({ certificateTemplate }) => certificateTemplate === id))

it('[RUL-08] of 300 applications with one planted absurdity each, none approves itself', () => {
  expect(drawnTemplates.length).toBeGreaterThanOrEqual(7)
  expect(judgedAbsurdities(300, 1).approved).toEqual([])
})

it('[RUL-08] of 300 sensible ones at most 3 % more than before go to a person', () => {
  const { held, clean } = heldBack(300, 1)
  expect(held.length, held.join('\n')).toBeLessThanOrEqual(9)
  expect(clean).toBeGreaterThan(270)
})

it('[RUL-08] of 10 000 applications with one planted absurdity each, none approves itself', { tags: 'proof' }, () => {
  const { planted, approved } = judgedAbsurdities(10_000, 100_000)
  expect(approved).toEqual([])
  expect([...planted].sort()).toEqual(Object.keys(absurdities).sort())
})

it('[RUL-08] of 10 000 sensible ones at most 3 % more than before go to a person', { tags: 'proof' }, () => {
  const { held, clean } = heldBack(10_000, 100_000)
  expect(held.length, held.join('\n')).toBeLessThanOrEqual(300)
  expect(clean).toBeGreaterThan(9000)
})
