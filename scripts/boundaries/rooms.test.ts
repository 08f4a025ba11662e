import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../lib/root.ts'

/** One import that is forbidden for each rule: who imports, what, and which rule says so. */
const breaches: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['packages/forms/src/a.ts', 'packages/domain/src/a.ts', 'forms-alone'],
  ['packages/domain/src/a.ts', 'packages/ui/src/a.ts', 'domain-pure'],
  ['packages/domain/src/values/format/a.ts', 'packages/domain/src/reference/party/a.ts', 'domain-floors'],
  ['packages/domain/src/process/status/a.ts', 'packages/domain/src/templates/a.ts', 'domain-floors'],
  ['packages/domain/src/documents/rule/a.ts', 'packages/domain/src/templates/a.ts', 'domain-floors'],
  ['packages/domain/src/process/list/a.ts', 'packages/domain/src/testing/a.ts', 'domain-floors'],
  ['packages/portal/src/text/a.ts', 'packages/portal/src/session/a.ts', 'portal-floors'],
  ['packages/portal/src/list/a.ts', 'packages/portal/src/notices/a.ts', 'portal-floors'],
  ['packages/api/src/a.ts', 'apps/server/src/a.ts', 'wire'],
  ['packages/ui/src/a.tsx', 'packages/domain/src/templates/a.ts', 'ui-published'],
  ['packages/ui/src/b.tsx', 'packages/api/src/a.ts', 'ui-published'],
  ['packages/ui/src/foundation/a.ts', 'packages/ui/src/components/a.tsx', 'ui-foundation'],
  ['packages/ui/src/components/b.tsx', 'packages/ui/src/certificate/a.tsx', 'ui-components'],
  ['packages/portal/src/a.ts', 'apps/submitter/src/a.ts', 'portal'],
  ['apps/submitter/src/b.ts', 'apps/server/src/a.ts', 'apps-by-wire'],
  ['apps/submitter/src/c.ts', 'apps/caseworker/src/a.ts', 'apps-apart'],
  ['apps/submitter/src/d.ts', 'apps/caseworker/src/a.ts', 'by-name'],
  ['apps/submitter/src/features/one/a.ts', 'apps/submitter/src/features/two/a.ts', 'features-apart'],
  ['apps/submitter/src/draft/a.ts', 'apps/submitter/src/form/a.tsx', 'draft'],
  ['apps/submitter/src/form/b.tsx', 'apps/submitter/src/features/two/a.ts', 'form'],
  ['apps/submitter/src/features/one/b.ts', 'apps/submitter/src/routes/a.ts', 'routes-on-top'],
  ['apps/server/src/b.ts', 'packages/ui/src/a.tsx', 'server-without-ui'],
  ['apps/server/src/routes/a.ts', 'apps/server/src/db/schema/a.ts', 'routes'],
  ['apps/server/src/http/a.ts', 'apps/server/src/acts/b.ts', 'http'],
  ['apps/server/src/acts/a.ts', 'apps/server/src/http/b.ts', 'over-rows'],
  ['apps/server/src/effects/a.ts', 'apps/server/src/acts/b.ts', 'server-floors'],
  ['apps/server/src/db/a.ts', 'apps/server/src/refusals/b.ts', 'db'],
  ['apps/server/src/refusals/a.ts', 'apps/server/src/http/b.ts', 'refusals'],
  ['apps/server/src/session/a.ts', 'apps/server/src/http/b.ts', 'ground'],
  ['apps/server/src/documents/a.ts', 'packages/domain/src/values/flag/a.ts', 'documents'],
  ['apps/server/src/jobs/a.ts', 'apps/server/src/routes/b.ts', 'jobs'],
  ['e2e/a.ts', 'apps/submitter/src/a.ts', 'journeys'],
  ['bench/a.ts', 'apps/submitter/src/a.ts', 'bench'],
  ['packages/forms/src/one.ts', 'packages/forms/src/two.ts', 'circle'],
  ['packages/forms/src/c.ts', 'packages/forms/src/nowhere.ts', 'unresolved'],
]

const house = mkdtempSync(join(tmpdir(), 'eksport-rooms-'))
let found: ReadonlySet<string>
let rules: readonly string[]

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text, { flag: 'a' })
}

beforeAll(async () => {
  for (const [from, to] of breaches) {
    write(from, `export * from './${relative(dirname(from), to)}'\n`)
    if (!to.endsWith('nowhere.ts')) write(to, 'export {}\n')
  }
  write('packages/forms/src/two.ts', "export * from './one.ts'\n")
  const { forbidden = [], options } = await readConfig(join(root, '.dependency-cruiser.mjs'))
  rules = forbidden.map(({ name }) => name ?? '')
  const { output } = await cruise(['packages', 'apps', 'e2e', 'bench'], {
    ...options,
    ...{ baseDir: house, validate: true, ruleSet: { forbidden } },
  })
  const { summary } = output as ICruiseResult
  found = new Set(summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`))
})
afterAll(() => rmSync(house, { recursive: true }))

it.each(breaches)('%s may not import %s (%s)', (from, to, rule) => {
  const target = rule === 'unresolved' ? './nowhere.ts' : to
  expect([...found].filter((line) => line.endsWith(`: ${rule}`))).toContain(`${from} → ${target}: ${rule}`)
})

it('breaks each rule at least once', () => {
  const broken = new Set(breaches.map(([, , rule]) => rule))
  expect([...new Set(rules)].filter((name) => !broken.has(name))).toEqual([])
})
