import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assess } from '../documents/rule/check-rules.ts'
import { everyExample } from '../testing/every-fixture.ts'
import { aRuleContext, exampleContext } from '../testing/index.ts'
import { today } from '../values/office-time/oslo.ts'
import { getTemplate, relevantApplication } from './index.ts'

const data = <Row>(name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../data/${name}.json`), 'utf8')) as Row[] // reference data of the product
const groups = new Map(data<{ code: string; group: string }>('species').map(({ code, group }) => [code, group]))
const establishments = new Map(
  data<{ approvalNumber: string; name: string; address?: string; approvedFrom?: string; approvedTo?: string }>(
    'establishments',
  ).map((row) => [row.approvalNumber, row]),
)

describe('the examples of every template', () => {
  it.each(everyExample)('[RUL-01] of %s, %s, break no rule that stops an application', (id, _size, answers) => {
    const species = Object.fromEntries(groups)
    const context = aRuleContext(getTemplate(id).rules, { today: today(exampleContext.now), establishments, species })
    const { errors } = assess(relevantApplication(answers), context)
    const critical = errors.filter(({ severity }) => severity === 'CRITICAL')
    expect(critical.map(({ message }) => message)).toEqual([])
  })
})
