import { project } from '../../vitest.project.ts'

export default project('happy-dom', {
  setupFiles: [
    'src/testing/bare-texts.ts',
    'src/testing/quiet-page.ts',
    'src/testing/scrolls-answer.ts',
    'src/testing/setup.ts',
  ],
})
