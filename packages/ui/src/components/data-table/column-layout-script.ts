import { layoutStorageName } from './column-layout.js'

/**
 * A script for the `<head>` of a server-rendered page: before the first paint it shows, hides and sizes the columns as
 * stored in this browser, until React has read the store. Without it the table would jump. Works under a content
 * security policy that allows the script; it writes no style element. React must not render it.
 *
 * Column order and row density come with React, because style sheets cannot move cells. An app with server rendering
 * whose users change them keeps the layout in a cookie and passes it as `columnLayout`.
 */
export function columnLayoutScript(storageKey: string): string {
  const words = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c')
  return `try{let{v,d}=JSON.parse(localStorage.getItem(${words(layoutStorageName(storageKey))})),t='[data-columns='+${words(CSSString(storageKey))}+'] ',at=k=>'[data-col='+JSON.stringify(k)+']',r='';if(v===2){for(let[k,shown]of Object.entries(d.visibility??{}))r+=shown?t+':is(th,td)'+at(k)+'{display:table-cell}'+t+'col'+at(k)+'{display:table-column}':t+at(k)+'{display:none}';for(let[k,width]of Object.entries(d.widths??{}))r+=t+'col'+at(k)+'{width:'+Number(width)+'px!important}';let s=new CSSStyleSheet;s.replaceSync(r);document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}}catch{}`
}

/** Quotes a text as a CSS string. */
const CSSString = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"`
