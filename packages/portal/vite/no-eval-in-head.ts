import type { Plugin } from 'vite'

/** zod's settings, under the name that it reads when it is loaded. */
const noEvalScript = 'globalThis.__zod_globalConfig={jitless:true}'

/**
 * [SEC-15] Tells zod not to try `new Function`: the content security policy forbids it, and the attempt alone is reported as a
 * violation on every page. In the head, because zod reads this when the first chunk with a schema is evaluated.
 */
export function noEvalInHead(): Plugin {
  return {
    name: 'eksport:no-eval-in-head',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: noEvalScript, injectTo: 'head-prepend' }],
    },
  }
}
