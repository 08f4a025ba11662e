import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** All rooms in one run: its workers change over to the next room where separate runs would wait for each other's last file. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts', 'data'],
    // One more than there are cores: the server's tests wait for their database as often as they work.
    maxWorkers: availableParallelism() + 1,
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
