import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))

export default { turbopack: { root: here }, outputFileTracingRoot: here }
