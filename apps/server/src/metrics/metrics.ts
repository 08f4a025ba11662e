import { type Counter, createRegistry, type Gauge, type Histogram, type Registry } from './registry.ts'

/** [OPS-08] The metrics of all our programs; each uses those it needs. */
export interface Metrics extends Pick<Registry, 'read' | 'text'> {
  readonly requests: Counter
  readonly requestSeconds: Histogram
  readonly requestsUnderWay: Gauge
  readonly liveConnections: Gauge
  /** From asking the pool for a connection until there is one, or an error. */
  readonly connectionWait: Histogram
  readonly jobs: Counter
  readonly jobSeconds: Histogram
  readonly draws: Counter
  readonly drawSeconds: Histogram
  readonly deliveries: Counter
  readonly mails: Counter
}

/** From unnoticeable to the time limit of an answer. */
const answerBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const waitBuckets = [0.001, 0.01, 0.1, 0.5, 1, 4]

export function createMetrics(): Metrics {
  const { counter, gauge, histogram, read, text } = createRegistry()
  return {
    read,
    text,
    requests: counter({ name: 'eksport_http_requests_total', help: 'Answers, by pattern of the route.' }),
    requestSeconds: histogram({
      ...{ name: 'eksport_http_request_duration_seconds', help: 'From a request to the end of its answer.' },
      buckets: answerBuckets,
    }),
    requestsUnderWay: gauge({ name: 'eksport_http_requests_under_way', help: 'Requests without a whole answer.' }),
    liveConnections: gauge({ name: 'eksport_live_connections', help: 'Pages that listen for changes.' }),
    connectionWait: histogram({
      ...{ name: 'eksport_database_wait_seconds', help: 'Waits for a connection of a pool.' },
      buckets: waitBuckets,
    }),
    jobs: counter({ name: 'eksport_jobs_total', help: 'Attempts of jobs, by what came of them.' }),
    jobSeconds: histogram({
      ...{ name: 'eksport_job_duration_seconds', help: 'Attempts of jobs.' },
      buckets: answerBuckets,
    }),
    draws: counter({
      name: 'eksport_renderer_draws_total',
      help: 'Documents asked of the renderer, by what came of it.',
    }),
    drawSeconds: histogram({
      ...{
        name: 'eksport_renderer_draw_seconds',
        help: 'From asking for a document until it is drawn, with its wait.',
      },
      buckets: answerBuckets,
    }),
    deliveries: counter({ name: 'eksport_deliveries_total', help: 'Messages to receiving authorities, by answer.' }),
    mails: counter({ name: 'eksport_mails_total', help: 'Mails to the mail server, by answer.' }),
  }
}
