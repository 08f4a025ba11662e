import { join } from 'node:path'
import { project } from '../../vitest.project.ts'

// The tests of a part lie in its area.
const area = process.env.MUTATION_AREA?.split('/')[0]

export default project('node', {
  root: join(import.meta.dirname, '../..'),
  include: [`packages/domain/src/${area}/**/*.test.ts`],
  // A proof starts programs of its own; a mutant is active in the process of the tests only. The walk through all that two
  // certificates can come to takes minutes once it is instrumented, and each mutant of the table would take it anew; so would each
  // mutant of a rule the hundreds of random applications.
  exclude: ['**/*.proof.test.ts', '**/pair.test.ts', '**/consignments.test.ts'],
})
