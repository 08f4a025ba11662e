import { it } from 'vitest'
import { expectNeverStuck, mixed } from '../../testing/status-pair.ts'

it.each(mixed.flatMap((first) => mixed.map((second) => [first, second] as const)))(
  '[ACT-10] original and replacement are one machine of two: %j and %j never get stuck, whatever happens in whatever order',
  expectNeverStuck,
)
