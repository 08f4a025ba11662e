import { availableParallelism } from 'node:os'

/** The rooms of packages/domain whose tests must notice a change of the code. */
export const areas = ['office-time', 'status', 'rule', 'change'] as const
export type Area = (typeof areas)[number]

export const reportName = (area: Area) => `mutation-${area}.json`

const testConfig = 'vitest.mutation.config.ts'

/** The files that Stryker and Vitest read for one area. */
export const settingFiles = (area: Area): Readonly<Record<string, string>> => ({
  'stryker.config.json': JSON.stringify(settings(area)),
  [testConfig]: `import base from './vitest.config.ts'
export default { ...base, test: { ...base.test, include: ['src/${area}/**/*.test.ts'] } }
`,
})

/** What Stryker reads for one area: its files without the catalogues of words, and its tests alone. */
const settings = (area: Area) => ({
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: testConfig, related: false },
  // The wording is the specification's, and a table of it is no behaviour: the rules' tests read it from the same table.
  mutate: [`src/${area}/**/*.ts`, '!**/*.test.ts', '!**/*.texts.ts', '!src/rule/texts/**'],
  coverageAnalysis: 'perTest',
  // The copy is ours, and tests find the reference data by their own place in it.
  inPlace: true,
  concurrency: Math.max(1, availableParallelism() - 1),
  timeoutMS: 20_000,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: reportName(area) },
  allowConsoleColors: false,
})
