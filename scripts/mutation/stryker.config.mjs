import { availableParallelism } from 'node:os'

/** A folder of packages/domain whose tests must detect mutations of its code. */
const area = process.env.MUTATION_AREA

export default {
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  // Tables of specified wording are excluded: the tests read them from the same place.
  mutate: [
    `packages/domain/src/${area}/**/*.ts`,
    '!**/*.test.ts',
    '!**/*.texts.ts',
    '!packages/domain/src/documents/rule/texts/**',
  ],
  // The copy that is mutated leaves out what these tests do not read.
  ignorePatterns: ['/apps', '/bench', '/e2e', '/packages/{api,portal,ui}', '/storybook-static', '/.*', 'dist', '.tmp'],
  // Stryker would rewrite it with an API that TypeScript 7 does not have, and nothing in the copy is compiled.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: Math.max(1, availableParallelism() - 1),
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: '.tmp/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
}
