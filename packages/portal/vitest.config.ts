import { project } from '../../vitest.project.ts'

export default project('happy-dom', {
  setupFiles: [
    '../../packages/ui/src/testing/bare-texts.ts',
    '../../packages/ui/src/testing/quiet-page.ts',
    '../../packages/ui/src/testing/scrolls-answer.ts',
  ],
  include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
})
