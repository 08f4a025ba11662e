import { join } from 'node:path'
import { project } from '../../vitest.project.ts'

// The tests of a part are in its area.
const area = process.env.MUTATION_AREA?.split('/')[0]

export default project('node', {
  root: join(import.meta.dirname, '../..'),
  include: [`packages/domain/src/${area}/**/*.test.ts`],
  // Proofs start their own processes, in which mutants are not active. The other two would be run anew for each mutant:
  // the walk through all states of two certificates takes minutes when instrumented, and there are hundreds of random
  // applications.
  exclude: ['**/*.proof.test.ts', '**/pair.test.ts', '**/consignments.test.ts'],
})
