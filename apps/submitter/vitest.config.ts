import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@eksport/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@eksport/source', 'module', 'node', 'development|production'] } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'], restoreMocks: true, isolate: false },
})
