import { it } from 'vitest'
import { expectNeverStuck, mixed } from '../../testing/status-pair.ts'

const [paper, electronic, both] = mixed

// Each format on each side once; the proof walks all nine pairs.
it.each([
  [paper, electronic],
  [electronic, both],
  [both, paper],
])('[ACT-10] an original %j and its replacement %j never get stuck, whatever happens', expectNeverStuck)

it.each(mixed.flatMap((first) => mixed.map((second) => [first, second] as const)))(
  '[ACT-10] original and replacement are one machine of two: %j and %j never get stuck, whatever happens in whatever order',
  { tags: 'proof' },
  expectNeverStuck,
)
