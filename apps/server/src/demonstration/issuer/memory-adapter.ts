import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  readonly payload: AdapterPayload
  readonly until: number
}

const maxEntries = 10_000

/** Stores the issuer's state in memory, until it expires or the process ends. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>()

  function find(matches: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload, until }] of kept) {
      if (until > Date.now() && matches(key, payload)) return payload
    }
    return undefined
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      async upsert(id, payload, expiresIn) {
        const oldest = kept.keys().next().value
        if (kept.size >= maxEntries && oldest !== undefined) kept.delete(oldest)
        kept.set(keyOf(id), { payload, until: Date.now() + (expiresIn || 86_400) * 1000 })
      },
      find: async (id) => find((key) => key === keyOf(id)),
      findByUid: async (uid) => find((key, payload) => key.startsWith(`${model}:`) && payload.uid === uid),
      findByUserCode: async (code) => find((key, payload) => key.startsWith(`${model}:`) && payload.userCode === code),
      async consume(id) {
        const found = kept.get(keyOf(id))
        if (found !== undefined) found.payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
