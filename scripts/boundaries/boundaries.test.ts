import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { domainFloors } from './domain-floors.ts'
import { readHouse } from './house.ts'
import { lintInACopy } from './lint-in-a-copy.ts'
import { overridesOf } from './overrides.ts'

const root = join(import.meta.dirname, '../..')
const real = readHouse(root)
const house = {
  ...real,
  features: [...real.features, { app: 'submitter', names: ['first', 'second'] }],
}
const overrides = overridesOf(house)

const breaches: readonly (readonly [file: string, line: string, reason: string])[] = [
  ['packages/forms/src/a.ts', "import '@eksport/domain'", 'it imports nothing but itself'],
  ['packages/forms/src/b.ts', "import 'react'", 'it imports nothing but itself'],
  ['packages/forms/src/c.ts', "import 'vitest'", 'it imports nothing but itself'],
  ['packages/forms/src/d.ts', "export { a } from '../../domain/src/index.ts'", 'stays in its own package'],
  ['packages/forms/src/e.test.ts', "import 'react'", 'Tests of packages/forms'],
  ['packages/domain/src/a.ts', "import 'react'", 'pure rules without React, I/O or clock'],
  ['packages/domain/src/b.ts', "import 'node:fs'", 'pure rules without React, I/O or clock'],
  ['packages/domain/src/c.ts', "await import('@eksport/ui')", 'pure rules without React, I/O or clock'],
  ['packages/domain/src/d.ts', "import '@eksport/api'", 'pure rules without React, I/O or clock'],
  ['packages/domain/src/f.ts', "import 'date-fns'", 'it may import forms and zod alone'],
  ...domainFloors
    .flat()
    .map((name) => [`packages/domain/src/${name}/a.ts`, "import '../testing/index.ts'", `src/${name} stands`] as const),
  ['packages/domain/src/format/b.ts', "import '../party/organisation.ts'", 'src/format stands'],
  ['packages/domain/src/office-time/b.ts', "import '../application/application.ts'", 'src/office-time stands'],
  ['packages/domain/src/attachment/b.ts', "import 'react'", 'src/attachment stands'],
  ['packages/domain/src/product-line/b.ts', "import '../application/application.ts'", 'src/product-line stands'],
  ['packages/domain/src/application/b.ts', "import '../status/transition.ts'", 'src/application stands'],
  ['packages/domain/src/sections/b.ts', "import '../templates/index.ts'", 'src/sections stands'],
  ['packages/domain/src/rule/rules/b.ts', "import '../../templates/index.ts'", 'src/rule stands'],
  ['packages/domain/src/rule/c.ts', "import '../sections/forms.ts'", 'src/rule stands'],
  ['packages/domain/src/status/b.ts', "import '../templates/index.ts'", 'src/status stands'],
  ['packages/domain/src/templates/1.1.1/b.ts', "import '../../status/event.ts'", 'src/templates stands'],
  ['packages/domain/src/e.test.ts', "import '@eksport/server/testing'", 'Tests of packages/domain'],
  ['packages/api/src/a.ts', "import '@eksport/server'", 'it may import domain and zod'],
  ['packages/api/src/b.ts', "import 'react'", 'it may import domain and zod'],
  ['packages/api/src/c.test.ts', "import 'fastify'", 'Tests of packages/api'],
  ['packages/ui/src/a.tsx', "import '@eksport/domain/templates'", 'never a template'],
  ['packages/ui/src/b.tsx', "import '@tanstack/react-router'", 'no router and no client'],
  ['packages/ui/src/c.tsx', "import '@eksport/api'", 'no router and no client'],
  ['packages/ui/src/d.tsx', "import '@eksport/domain/testing'", 'packages/ui is published'],
  ['packages/ui/src/e.tsx', "export const answer = fetch('/api')", 'packages/ui fetches nothing'],
  ['packages/ui/src/f.stories.tsx', "import '@eksport/domain/templates'", 'Tests and stories of packages/ui'],
  ['packages/ui/src/h.tsx', "import 'lucide-react'", 'no router and no client'],
  ['packages/ui/src/foundation/text/a.ts', "import '../../components/button/button.js'", 'lies under every component'],
  ['packages/ui/src/foundation/text/b.ts', "import '@eksport/domain'", 'lies under every component'],
  ['packages/ui/src/components/table/a.tsx', "import '@eksport/domain'", 'is for any trade'],
  ['packages/ui/src/components/table/b.tsx', "import '../../certificate/vocabulary.js'", 'is for any trade'],
  ['packages/portal/src/a.ts', "import '@eksport/submitter'", 'packages/portal is what both portals share'],
  ['packages/ui/src/g.tsx', "import '@eksport/portal/session.ts'", 'no router and no client'],
  ['apps/submitter/src/a.ts', "import '@eksport/server/testing'", 'apps/submitter reaches the server through'],
  ['apps/submitter/src/b.ts', "import '../../caseworker/src/app.ts'", 'stays in its own package'],
  ['apps/caseworker/src/a.ts', "import 'fastify'", 'apps/caseworker reaches the server through'],
  ['apps/server/src/a.ts', "import '@eksport/ui'", 'never imports the design system'],
  ['apps/server/src/b.ts', "import 'react-dom/server'", 'never imports the design system'],
  ['apps/server/src/routes/case/a.ts', "import 'drizzle-orm'", 'never sees a table'],
  ['apps/server/src/http/a.ts', "import '../acts/x.ts'", 'no route, no act and no table'],
  ['apps/server/src/http/plugins/a.ts', "import '../../routes/x.ts'", 'no route, no act and no table'],
  ['apps/server/src/acts/a.ts', "import '../http/x.ts'", 'acts/ knows no floor above it'],
  ['apps/server/src/acts/b.ts', "import 'fastify'", 'acts/ knows no floor above it'],
  ['apps/server/src/acts/cancellation/c.ts', "import '../../routes/case/x.ts'", 'acts/ knows no floor above it'],
  ['apps/server/src/acts/d.ts', "import '@eksport/ui'", 'never imports the design system'],
  ['apps/server/src/effects/a.ts', "import '../acts/x.ts'", 'effects/ knows no floor above it'],
  ['apps/server/src/application/a.ts', "import '../effects/x.ts'", 'application/ knows no floor above it'],
  ['apps/server/src/application/b.ts', "import '../db/schema/applications.ts'", 'no status and no table'],
  ['apps/server/src/application/c.ts', "import 'drizzle-orm/pg-core'", 'no status and no table'],
  ['apps/server/src/db/a.ts', "import '../application/x.ts'", 'db/ maps rows'],
  ['apps/server/src/db/repositories/b.ts', "import '../../refusals/refusal.ts'", 'db/ maps rows'],
  ['apps/server/src/refusals/a.ts', "import '../http/x.ts'", 'refusals/ is code and parameters'],
  ['apps/server/src/session/a.ts', "import '../http/cookies.ts'", 'stands by itself'],
  ['apps/server/src/integrations/signing/b.ts', "import '../../application/x.ts'", 'stands by itself'],
  ['apps/server/src/documents/a.ts', "import '@eksport/domain'", 'documents/ draws data'],
  ['apps/server/src/documents/b.ts', "import '../db/transaction.ts'", 'documents/ draws data'],
  ['apps/server/src/jobs/a.ts', "import '../routes/x.ts'", 'jobs/ carries out'],
  ['e2e/a.spec.ts', "import '../apps/submitter/src/app.ts'", 'never app source'],
  ['e2e/pages/b.ts', "import '@eksport/caseworker'", 'never app source'],
  ['bench/a.ts', "import '../apps/submitter/src/app.ts'", 'bench measures the product from outside'],
  ['apps/submitter/src/features/first/a.ts', "import '#src/features/second/x.ts'", 'Features of an app never import'],
  ['apps/submitter/src/features/first/b.ts', "import '../second/x.ts'", 'Features of an app never import'],
  ['apps/submitter/src/features/first/api/c.ts', "import '../../second/x.ts'", 'Features of an app never import'],
  ['apps/submitter/src/features/second/d.ts', "import '#src/routes/index.tsx'", 'Routes compose features'],
  ['apps/submitter/src/features/second/e.ts', "import '@eksport/server'", 'apps/submitter reaches the server through'],
]

const allowed: readonly (readonly [file: string, line: string])[] = [
  ['packages/forms/src/x.test.ts', "import 'zod'"],
  ['packages/forms/src/define/x.ts', "import '../derive/y.ts'"],
  ['packages/domain/src/x.ts', "import '@eksport/forms'"],
  ['packages/domain/src/y.ts', "import 'zod'"],
  ['packages/domain/src/status/x.ts', "import '../rule/rule-violation.ts'"],
  ['packages/domain/src/templates/1.1.1/x.ts', "import '../../sections/forms.ts'"],
  ['packages/domain/src/templates/1.1.1/y.ts', "import '../steps/common-steps.ts'"],
  ['packages/domain/src/templates/1.1.1/fixtures.ts', "import '../../testing/index.ts'"],
  ['packages/domain/src/rule/x.test.ts', "import '../templates/index.ts'"],
  ['packages/api/src/x.ts', "import '@eksport/domain'"],
  ['packages/ui/src/x.tsx', "import 'react-dom/client'"],
  ['packages/ui/src/y.tsx', "import 'react-day-picker'"],
  ['packages/ui/src/y.stories.tsx', "import 'lucide-react'"],
  ['packages/ui/src/components/table/x.tsx', "import '../../foundation/internal/cx.js'"],
  ['packages/ui/src/certificate/status-badge/x.tsx', "import '../../components/tag/tag.js'"],
  ['packages/ui/src/certificate/status-badge/y.tsx', "import '@eksport/domain'"],
  ['packages/ui/src/components/table/x.test.tsx', "import '../../certificate/vocabulary.js'"],
  ['packages/ui/src/z.test.tsx', "import '@testing-library/react'"],
  ['apps/submitter/src/routes/x.ts', "import '#src/features/first/x.ts'"],
  ['apps/submitter/src/features/first/x.ts', "import '#src/features/first/y.ts'"],
  ['apps/submitter/src/features/first/api/y.ts', "import '../z.ts'"],
  ['apps/server/src/x.ts', "import '@eksport/domain/templates'"],
  ['apps/server/src/routes/case/x.ts', "import '../../acts/y.ts'"],
  ['apps/server/src/routes/case/y.ts', "import '../../db/repositories/z.ts'"],
  ['apps/server/src/routes/case/z.ts', "import '../application/answer.ts'"],
  ['apps/server/src/acts/x.ts', "import '../effects/y.ts'"],
  ['apps/server/src/acts/y.test.ts', "import '../http/z.ts'"],
  ['apps/server/src/effects/x.ts', "import '../application/y.ts'"],
  ['apps/server/src/application/x.ts', "import '../db/repositories/applications.ts'"],
  ['apps/server/src/db/repositories/x.ts', "import 'drizzle-orm'"],
  ['apps/server/src/db/repositories/y.ts', "import '../../session/z.ts'"],
  ['apps/server/src/http/x.ts', "import '../refusals/y.ts'"],
  ['e2e/x.spec.ts', "import '@eksport/ui/testing'"],
]

const files = Object.fromEntries([...breaches, ...allowed].map(([file, line]) => [file, `${line}\n`]))
const isBoundary = (rule: string) => rule.includes('noRestricted')
const findings = lintInACopy(files, overrides).filter(({ rule }) => isBoundary(rule))

describe('boundaries of the house', () => {
  it.each(breaches)('%s may not say: %s', (file, _, reason) => {
    const about = findings.filter(({ path }) => path === file)
    expect(about.map(({ message }) => message)).toContainEqual(expect.stringContaining(reason))
  })

  it.each(allowed)('%s may say: %s', (file) => {
    expect(findings.filter(({ path }) => path === file)).toEqual([])
  })

  it('breaks every reason of the hand-written rooms at least once', () => {
    const own = overridesOf({ ...house, features: [{ app: 'submitter', names: ['first', 'second'] }] })
    const reasons = own.flatMap(({ linter }) =>
      linter.rules.style.noRestrictedImports.options.patterns.map(({ message }) => message),
    )
    const featureOnly = /the feature (first|second)/
    const unbroken = [...new Set(reasons)].filter(
      (reason) => !featureOnly.test(reason) && !findings.some(({ message }) => message.includes(reason)),
    )
    expect(unbroken).toEqual([])
  })

  it('refuses a cycle', () => {
    const cycle = { 'packages/forms/src/a.ts': "import './b.ts'\n", 'packages/forms/src/b.ts': "import './a.ts'\n" }
    expect(lintInACopy(cycle, overrides).map(({ rule }) => rule)).toContain('lint/suspicious/noImportCycles')
  })

  it('gives every folder of packages/domain a floor', () => {
    const floors = domainFloors.flat()
    expect(real.domainFolders.filter((name) => name !== 'testing' && !floors.includes(name))).toEqual([])
  })

  it('guards exactly the folders that exist', () => {
    const committed = readFileSync(join(root, 'biome.boundaries.json'), 'utf8')
    expect(committed, 'run: npm run generate:boundaries').toBe(
      `${JSON.stringify({ overrides: overridesOf(real) }, null, 2)}\n`,
    )
  })
})
