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
  return `try{let{v,d}=JSON.parse(localStorage.getItem(${words(layoutStorageName(storageKey))})),t='[data-columns='+${words(CSSString(storageKey))}+'] ',at=k=>'[data-col='+JSON.stringify(k)+']',r='';if(v===2){for(let[k,shown]of Object.entries(d.visibility??{}))r+=shown?t+':is(th,td)'+at(k)+'{display:table-cell}'+t+'col'+at(k)+'{display:table-column}':t+at(k)+'{display:none}';for(let[k,width]of Object.entries(d.widths??{}))r+=t+'col'+at(k)+'{width:'+Number(width)+'px!important}';let s=new CSSStyleSheet;s.replaceSync(r);document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}}catch{}`
}

/** A text as a string of CSS. */
const CSSString = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"`
