import { layoutStorageName } from './column-layout.js'

/**
 * The script for the host's `<head>` of a page drawn on a server: before the first paint it shows, hides and sizes the
 * columns as this browser has them, until React has read the store itself.
 * Without it the table would jump. Works under a content security policy that allows the script; it writes no style
 * element. React must not render it.
 *
 * The order of columns and the density of rows come with React: style sheets cannot move cells. An app that lets its
 * users change them and draws on a server keeps the layout in a cookie and gives it as `columnLayout`.
 */
export function columnLayoutScript(storageKey: string): string {
  const words = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c')
  return `try{var b=JSON.parse(localStorage.getItem(${words(layoutStorageName(storageKey))})),p='[data-columns='+${words(CSSString(storageKey))}+'] ',q=JSON.stringify,r=[];if(b.v===2){Object.keys(b.d.visibility||{}).forEach(function(k){var s=b.d.visibility[k];r.push(s?p+':is(th,td)[data-col='+q(k)+']{display:table-cell}'+p+'col[data-col='+q(k)+']{display:table-column}':p+'[data-col='+q(k)+']{display:none}')});Object.keys(b.d.widths||{}).forEach(function(k){r.push(p+'col[data-col='+q(k)+']{width:'+Number(b.d.widths[k])+'px!important}')});var s=new CSSStyleSheet;s.replaceSync(r.join(''));document.adoptedStyleSheets=document.adoptedStyleSheets.concat(s)}}catch(e){}`
}

/** A text as a string of CSS. */
const CSSString = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"`
