import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@eksport/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@eksport/source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // Sixty files import nearly the whole library; src/testing/setup.ts empties what a module keeps.
    isolate: false,
  },
})
