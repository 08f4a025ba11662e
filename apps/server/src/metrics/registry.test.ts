import { expect, it } from 'vitest'
import { createRegistry } from './registry.ts'

it('[OPS-08] writes counters, histograms and what is read as Prometheus takes them in', async () => {
  const registry = createRegistry()
  const requests = registry.counter({ name: 'requests_total', help: 'Requests.' })
  requests.add({ route: '/a', status: '200' })
  requests.add({ route: '/a', status: '200' }, 2)
  requests.add({ route: 'with " and \\ and\nline', status: '404' })
  const time = registry.histogram({ name: 'seconds', help: 'How long.', buckets: [0.1, 1] })
  for (const seconds of [0.05, 0.1, 0.5, 7]) time.observe({ job: 'x' }, seconds)
  registry.read({ name: 'open', help: 'Open.', type: 'gauge', read: () => [{ value: 3 }, { value: Number.NaN }] })
  // A value that cannot be read produces no line and does not affect the others.
  registry.read({
    ...{ name: 'away', help: 'Away.', type: 'gauge' },
    read: () => {
      throw new Error('gone')
    },
  })
  expect(await registry.text()).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{route="/a",status="200"} 3',
      'requests_total{route="with \\" and \\\\ and\\nline",status="404"} 1',
      '# HELP seconds How long.',
      '# TYPE seconds histogram',
      'seconds_bucket{job="x",le="0.1"} 2',
      'seconds_bucket{job="x",le="1"} 3',
      'seconds_bucket{job="x",le="+Inf"} 4',
      'seconds_sum{job="x"} 7.65',
      'seconds_count{job="x"} 4',
      '# HELP open Open.',
      '# TYPE open gauge',
      'open 3',
      '',
    ].join('\n'),
  )
})
