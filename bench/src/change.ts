import { diffApplication, type ProductLine } from '@eksport/domain'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { report, shortest } from './report.ts'

/** Lines of which two or three share a key, so that they must be told apart by their facts. */
function lines(count: number, weight: number): ProductLine[] {
  return Array.from({ length: count }, (_, index) =>
    aProductLine({ id: `l${index}`, species: `${711 + (index % (count / 2.5))}`, netWeight: weight + (index % 7) }),
  )
}

function time(original: ProductLine[], current: ProductLine[]): number {
  const [before, after] = [anApplication({ productLines: original }), anApplication({ productLines: current })]
  const compare = () => {
    const { count } = diffApplication(before, after)
    if (count === 0 && original[0]?.netWeight !== current[0]?.netWeight) throw new Error('the change was not seen')
  }
  return shortest(compare, { warmUps: 20, rounds: 40 })
}

const unlike = (count: number) => time(lines(count, 1), lines(count, 100).toReversed())
const oneKey = (count: number) =>
  time(
    lines(count, 1).map((line) => ({ ...line, species: '711' })),
    lines(count, 100).map((line) => ({ ...line, species: '711' })),
  )

if (import.meta.main) {
  const [small, large] = [unlike(500), unlike(2000)]
  const isWithin = report([
    { name: '500 × 500 product lines compared', value: small, limit: 10, unit: 'ms' },
    { name: '500 × 500 lines of one key compared', value: oneKey(500), limit: 10, unit: 'ms' },
    // Four times the lines may take a little more than four times the time, never sixteen.
    { name: 'growth from 500 to 2000 lines', value: large / small, limit: 6, unit: '×' },
  ])
  process.exitCode = isWithin ? 0 : 1
}
