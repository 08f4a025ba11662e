import { it } from 'vitest'
import { expectNeverStuck, mixed } from '../../testing/status-pair.ts'

const [paper, electronic, both] = mixed

// Each format on each side once; all nine pairs are walked in pair.proof.test.ts.
it.each([
  [paper, electronic],
  [electronic, both],
  [both, paper],
])('[ACT-10] an original %j and its replacement %j never get stuck, whatever happens', expectNeverStuck)
