import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import type { Metrics } from './metrics.ts'

const resolution = 20
const quantiles = [50, 99, 100] as const

/** Measures the process: event loop delay since the last scrape, memory, CPU time. Returns a function that stops it. */
export function readProcess(metrics: Pick<Metrics, 'read'>): () => void {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  metrics.read({
    ...{ name: 'eksport_event_loop_delay_seconds', help: 'How late the event loop was, since the scrape before.' },
    type: 'gauge',
    read() {
      // The histogram includes its own sampling interval, which is no delay.
      const late = (quantile: number) => Math.max(0, delay.percentile(quantile) / 1e9 - resolution / 1000)
      const samples = quantiles.map((quantile) => ({
        labels: { quantile: String(quantile / 100) },
        value: late(quantile),
      }))
      delay.reset()
      return samples
    },
  })
  metrics.read({
    ...{ name: 'process_resident_memory_bytes', help: 'Memory of the process.', type: 'gauge' },
    read: () => [{ value: memoryUsage().rss }],
  })
  metrics.read({
    ...{ name: 'eksport_heap_bytes', help: 'Memory of JavaScript.', type: 'gauge' },
    read: () => [{ value: memoryUsage().heapUsed }],
  })
  metrics.read({
    ...{ name: 'process_cpu_seconds_total', help: 'Time of processors.', type: 'counter' },
    read: () => [{ value: Object.values(process.cpuUsage()).reduce((sum, part) => sum + part, 0) / 1e6 }],
  })
  const startedAt = Date.now() / 1000 - process.uptime()
  metrics.read({
    ...{ name: 'process_start_time_seconds', help: 'When the process began.', type: 'gauge' },
    read: () => [{ value: startedAt }],
  })
  return () => delay.disable()
}
