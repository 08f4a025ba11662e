import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@eksport/source', ...defaultServerConditions] } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
