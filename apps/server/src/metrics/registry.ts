import { within } from '../within.ts'

/** The labels of a series. Values come from fixed lists, never from ids or personal data. */
export type Labels = Readonly<Record<string, string>>

export interface Sample {
  readonly labels?: Labels
  readonly value: number
}

interface Described {
  /** Named as in Prometheus: with a unit, and `_total` at the end for counters. */
  readonly name: string
  readonly help: string
}

interface ToRead extends Described {
  readonly type: 'counter' | 'gauge'
  /** Called at each scrape. If it fails, the metric has no samples, since an old value would look current. */
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>
}

export interface Counter {
  add(labels: Labels, by?: number): void
}

/** A value that can decrease. */
export interface Gauge {
  add(labels: Labels, by: 1 | -1): void
}

export interface Histogram {
  /** In seconds. */
  observe(labels: Labels, seconds: number): void
}

export interface Registry {
  counter(described: Described): Counter
  gauge(described: Described): Gauge
  histogram(described: Described & { readonly buckets: readonly number[] }): Histogram
  read(metric: ToRead): void
  /** All metrics in the Prometheus text format, version 0.0.4. */
  text(): Promise<string>
}

export const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** In milliseconds; half of Prometheus's scrape timeout. */
const readLimit = 5_000

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

const keyOf = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')

const line = (name: string, key: string, value: number) => `${name}${key === '' ? '' : `{${key}}`} ${value}\n`

const head = ({ name, help }: Described, type: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`

const isKnown = ({ value }: Sample) => Number.isFinite(value)

interface Observed {
  /** For each bucket, how many values were not larger. */
  readonly counts: number[]
  sum: number
  count: number
}

/** Creates the metrics of a program. They are reset with the process, as Prometheus expects. */
export function createRegistry(): Registry {
  const blocks: (() => Promise<string>)[] = []

  function sum(described: Described, type: 'counter' | 'gauge'): Counter {
    const values = new Map<string, number>()
    blocks.push(async () => {
      const lines = [...values].map(([key, value]) => line(described.name, key, value))
      return head(described, type) + lines.join('')
    })
    return {
      add(labels, by = 1) {
        const key = keyOf(labels)
        values.set(key, (values.get(key) ?? 0) + by)
      },
    }
  }

  return {
    counter: (described) => sum(described, 'counter'),
    gauge: (described) => sum(described, 'gauge'),

    histogram({ buckets, ...described }) {
      const { name } = described
      const series = new Map<string, Observed>()
      const written = ([key, { counts, sum, count }]: [string, Observed]) => {
        const before = key === '' ? '' : `${key},`
        const lines = buckets.map((bucket, at) => line(`${name}_bucket`, `${before}le="${bucket}"`, counts[at] ?? 0))
        const all = line(`${name}_bucket`, `${before}le="+Inf"`, count)
        return [...lines, all, line(`${name}_sum`, key, sum), line(`${name}_count`, key, count)].join('')
      }
      blocks.push(async () => head(described, 'histogram') + [...series].map(written).join(''))
      return {
        observe(labels, seconds) {
          const key = keyOf(labels)
          const observed = series.get(key) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 }
          series.set(key, observed)
          observed.sum += seconds
          observed.count += 1
          for (const [at, bucket] of buckets.entries())
            if (seconds <= bucket) observed.counts[at] = (observed.counts[at] ?? 0) + 1
        },
      }
    },

    read({ read, type, ...described }) {
      const ask = async () => read()
      blocks.push(async () => {
        const samples = await within(readLimit, ask()).catch(() => [])
        const lines = samples
          .filter(isKnown)
          .map((sample) => line(described.name, keyOf(sample.labels ?? {}), sample.value))
        return lines.length === 0 ? '' : head(described, type) + lines.join('')
      })
    },

    async text() {
      const written = await Promise.all(blocks.map((block) => block()))
      return written.join('')
    },
  }
}
