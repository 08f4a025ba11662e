import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { workers } from './vitest.project.ts'

/** What takes longest, most of it waiting for programs that it starts: begun at the end, it would be waited for by idle cores. */
const longest = [
  'acts/table.test.ts',
  'routes/document/filled-forms.test.ts',
  'supervision/survival.proof.test.ts',
  'src/main.proof.test.ts',
  'db/embedded/embedded.proof.test.ts',
  'routes/case/deliveries.test.ts',
  'jobs/deliver-certificate.test.ts',
  'documents/certificate.test.ts',
  'component/new-component.test.ts',
  'contract/value.test.tsx',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const isLong = ({ moduleId }: (typeof files)[number]) => longest.some((name) => moduleId.endsWith(name))
    return (await super.sort(files)).sort((left, right) => Number(isLong(right)) - Number(isLong(left)))
  }
}

/** All rooms in one run: its workers change over to the next room where separate runs would wait for each other's last file. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts', 'data'],
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
