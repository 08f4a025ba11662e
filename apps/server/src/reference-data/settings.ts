import {
  type ControlDraw,
  type Periods,
  type PlainDate,
  periodBounds,
  periodsSchema,
  type RuleParameters,
} from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { Setting } from '../db/reference-data/settings.ts'

/** The last value that holds on a day, from values ordered oldest first. */
function lastOn<One extends Setting>(settings: readonly One[], day: PlainDate): One | undefined {
  return settings.filter(({ validFrom }) => validFrom <= day).at(-1)
}

function required<Value>(value: Value | undefined, name: Setting['name'], day: PlainDate): Value {
  if (value === undefined) throw new Error(`The reference data has no '${name}' on ${day}`)
  return value
}

/** [REG-03] [ADM-02] The rule parameters as they hold on a day, with the latest changes. Throws if there are none. */
export function ruleParametersOn(data: ReferenceData, day: PlainDate): RuleParameters {
  const rows = data.settings.filter((setting) => setting.name === 'rule-parameters')
  const changed = data.settings.filter((setting) => setting.name === 'rule-parameter' && setting.validFrom <= day)
  const values = Object.fromEntries(changed.map(({ subject, value }) => [subject, value]))
  return { ...required(lastOn(rows, day)?.value, 'rule-parameters', day), ...values }
}

const isMany = (name: string) => Object.entries(periodBounds).some(([one, bounds]) => one === name && bounds.isMany)

/** [ACT-14] The periods for reminders and deletion as they hold on a day. Throws if there are none. */
export function periodsOn(data: ReferenceData, day: PlainDate): Periods {
  const rows = data.settings.filter((setting) => setting.name === 'periods')
  const changed = data.settings.filter((setting) => setting.name === 'period')
  const held = changed.filter(({ validFrom }) => validFrom <= day)
  const values = held.map(({ subject, value }) => [subject, isMany(subject) ? value : value[0]])
  return periodsSchema.parse({ ...required(lastOn(rows, day)?.value, 'periods', day), ...Object.fromEntries(values) })
}

/** [ACT-07] The share of applications drawn for control on a day. Throws if there is none. */
export function controlDrawOn(data: ReferenceData, day: PlainDate): ControlDraw {
  const rows = data.settings.filter((setting) => setting.name === 'control-draw')
  return required(lastOn(rows, day)?.value, 'control-draw', day)
}

/** [ACT-07] Whether a template may be approved automatically on a day; false by default. */
export function mayApproveItselfOn(data: ReferenceData, template: string, day: PlainDate): boolean {
  const rows = data.settings.filter((setting) => setting.name === 'auto-approve')
  const templateRows = rows.filter(({ subject }) => subject === template)
  return lastOn(templateRows, day)?.value ?? false
}
