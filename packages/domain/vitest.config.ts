import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@eksport/source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'node',
    // Nothing here keeps state or is mocked, so the files may share a worker and what it has loaded.
    isolate: false,
    // A test of the conformance suite tries hundreds of examples; on a busy machine that is no fault.
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
    coverage: { include: ['src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
