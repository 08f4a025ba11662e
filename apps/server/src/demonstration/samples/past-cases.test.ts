import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { handledCase, officePolicies, policyOf, processingTimes, stopReasons } from '@eksport/domain'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { samplesFile } from '../../db/product-mode.ts'
import { dataFolder } from '../../db/reference-data/load-reference-data.ts'
import { growSample } from './grow-sample.ts'
import { pastCases } from './past-cases.ts'
import { parseSample, parseSampleFile } from './sample-schema.ts'
import { settleSamples } from './settle-samples.ts'

const now = new Date('2026-11-29T18:00:00Z')
const { applications } = parseSampleFile(await readFile(join(dataFolder, samplesFile), 'utf8'))
const past = pastCases(settleSamples(applications.map(parseSample)), now).map(({ sample, ...went }) =>
  growSample({ referenceData: { templates: [] } }, sample, now, went),
)
const offices = officePolicies(exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }]))
const named = (code: string) => ({ code, name: { nb: code, nn: code, en: code } })
const templates = ['1.1.12', '1.1.7', '2.1.22']

it('[EXP-13] the demonstration has a month to tell of, by template', () => {
  const handled = past.flatMap(({ stored: { document }, life, times }) => {
    const history = life.map(({ event, to }, index) => ({ event, to, time: times[index]?.toISOString() ?? '' }))
    const about = { template: document.certificateTemplate, office: 'KLOEFTA', policy: policyOf(offices, 'KLOEFTA') }
    return handledCase(history, about) ?? []
  })
  const period = { from: '2026-11-01', to: '2026-11-28' }
  const isWithin = ({ decidedAt }: { readonly decidedAt: string }) =>
    decidedAt >= period.from && decidedAt < '2026-11-29'
  expect(handled.every(isWithin)).toBe(true)
  const counted = processingTimes(handled, period, { offices: [named('KLOEFTA')], templates: templates.map(named) })
  expect(counted.templates.map(({ figures }) => figures?.cases)).toEqual([5, 5, 5])
  expect(counted.total).toMatchObject({ cases: 15, paper: expect.any(Number) })
  expect(counted.total?.half).toBeLessThan(counted.total?.nineOfTen ?? 0)
})

it('[EXP-14] and a year of questions and refusals, each before now and by nobody of the test persons', () => {
  const stops = past.map(({ stored: { document }, life }) => ({
    template: document.certificateTemplate,
    steps: life.map(({ event, facts }) => ({
      event,
      pins: (facts?.questions as { pins: { fact: string }[] }[] | undefined)?.flatMap(({ pins }) => pins) ?? [],
    })),
  }))
  const counted = stopReasons(stops, { from: '2025-11-29', to: '2026-11-28' })
  expect(counted.templates.map(({ code, reasons }) => [code, reasons.length])).toEqual(
    templates.map((code) => [code, 2]),
  )
  const all = past.flatMap(({ times }) => times)
  expect(all.every((time) => time < now && time > new Date('2025-11-29'))).toBe(true)
  expect(new Set(past.map(({ stored }) => stored.organisationNumber))).toEqual(new Set(['310000108']))
})
