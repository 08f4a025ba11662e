import { type Audience, livePath } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../../metrics/metrics.ts'

/** [OPS-08] Counts answers by route pattern, never by address, so that the number of labels is fixed. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics, portal: Audience): void {
  const { requests, requestSeconds, requestsUnderWay, liveConnections } = metrics
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const open = routeOptions.url === livePath ? liveConnections : requestsUnderWay
    open.add({ portal }, 1)
    reply.raw.once('close', () => open.add({ portal }, -1))
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { portal, method, route: routeOptions.url ?? 'none' }
    requests.add({ ...labels, status: String(reply.statusCode) })
    // A live stream lasts as long as its page.
    if (routeOptions.url !== livePath) requestSeconds.observe(labels, reply.elapsedTime / 1000)
  })
}
