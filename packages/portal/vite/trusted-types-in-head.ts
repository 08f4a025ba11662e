import type { Plugin } from 'vite'

/** Workers may be started from our own origin and elements emptied; nobody may put HTML or scripts into the page. */
const policyScript = [
  "globalThis.trustedTypes?.createPolicy('default',{",
  'createScriptURL:a=>{if(new URL(a,location.href).origin===location.origin)return a;',
  "throw new TypeError('Not an address of ours: '+a)},",
  "createHTML:h=>{if(h==='')return h;throw new TypeError('No HTML is put into a page')}})",
].join('')

/**
 * [SEC-15] The content security policy requires Trusted Types. The workers of the bundler and of pdf.js are started by a URL as
 * text, and react-pdf empties a layer by `innerHTML = ''`, which this policy allows. The browser refuses any other text that
 * would be interpreted as HTML or script.
 */
export function trustedTypesInHead(): Plugin {
  return {
    name: 'eksport:trusted-types-in-head',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: policyScript, injectTo: 'head-prepend' }],
    },
  }
}
