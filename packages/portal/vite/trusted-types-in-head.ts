import type { Plugin } from 'vite'

/** A worker is begun from an address of our own, an element is emptied, and nobody puts HTML or a script into the page. */
const policyScript = [
  "globalThis.trustedTypes?.createPolicy('default',{",
  'createScriptURL:a=>{if(new URL(a,location.href).origin===location.origin)return a;',
  "throw new TypeError('Not an address of ours: '+a)},",
  "createHTML:h=>{if(h==='')return h;throw new TypeError('No HTML is put into a page')}})",
].join('')

/**
 * [SEC-15] The content security policy requires Trusted Types. The bundler's and pdf.js' own workers begin with an address as text, and
 * react-pdf empties a layer by `innerHTML = ''`: this policy answers for these. Every other text that would be read as HTML or script is
 * refused by the browser.
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
