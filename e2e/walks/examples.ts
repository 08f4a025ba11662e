import { templates } from '@eksport/domain/templates'
import { everySetup, exampleContext, type FixtureId } from '@eksport/domain/testing'
import type { Answers } from '@eksport/forms'
import { fullest, smallest } from '@eksport/forms/testing'
import { daysFrom } from '../support/open-days.ts'

const makers = { smallest, fullest } as const
type Size = keyof typeof makers

export const templateOf = (id: FixtureId) => {
  const template = templates.find((one) => one.id === id)
  if (template === undefined) throw new Error(`There is no template ${id}.`)
  return template
}

/** The example of a template, with its dates moved to now. */
export const exampleAnswers = (id: FixtureId, size: Size, now: string): Answers => {
  const setup = everySetup[id]
  const values = { ...setup.values, ...daysFrom(now) }
  return makers[size](templateOf(id), { ...setup, context: { ...exampleContext, now }, values })
}
