import { join } from 'node:path'
import { project } from '../../vitest.project.ts'

const area = process.env.MUTATION_AREA

export default project('node', {
  root: join(import.meta.dirname, '../..'),
  include: [`packages/domain/src/${area}/**/*.test.ts`],
  // It starts programs of its own; a mutant is active in the process of the tests only.
  exclude: ['**/*.proof.test.ts'],
})
