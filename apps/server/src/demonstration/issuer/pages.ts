import { createHash } from 'node:crypto'
import type { Audience } from '@eksport/api'
import { type Locale, localize } from '@eksport/forms'
import { escapeHtml } from '../escape-html.ts'
import type { TestPerson } from '../test-persons.ts'
import { pageTexts } from './page-texts.ts'

/** The stylesheet of all login pages, with the product's tokens and without external resources. */
const pageStyle = `
@font-face { font-family: Inter; src: url(/innlogging/inter-400.ttf) format('truetype'); font-weight: 400; font-display: swap }
@font-face { font-family: Inter; src: url(/innlogging/inter-600.ttf) format('truetype'); font-weight: 600 700; font-display: swap }
:root { color-scheme: light dark;
  --page: light-dark(#FAF7F4, #081E21); --surface: light-dark(#FFFFFF, #112A2E); --hover: light-dark(#F3F6F3, #18343A);
  --line: light-dark(#E5DFD8, #25444A); --edge: light-dark(#5F7678, #7F9FA0); --text: light-dark(#032C30, #E4EDEB);
  --subtle: light-dark(#4A6163, #A7BFBF); --brand: light-dark(#054449, #8FD0B9); --action: light-dark(#116E6B, #7CC4A6);
  --tint: light-dark(#E6EFE1, #12403D); --link: light-dark(#0B5F5C, #8FD0B9);
  --focus: light-dark(#1E2E30, #F4F1EA); --focus-inner: light-dark(#FFFFFF, #081E21) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 400 1.125rem/1.5 Inter, system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: clamp(1.5rem, 8vh, 5.5rem) 1rem 3rem }
.brand { display: flex; align-items: center; gap: .625rem; margin: 0 0 2rem; font-weight: 600; color: var(--brand) }
.brand svg { flex: none }
.brand span { color: var(--subtle); font-weight: 400; font-size: 1rem }
h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 5vw, 2.25rem); line-height: 1.25; letter-spacing: -.01em }
.lead { margin: 0 0 1.75rem; color: var(--subtle) }
ul { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 5px }
li + li { border-top: 1px solid var(--line) }
.person { display: grid; grid-template-columns: 2.75rem 1fr auto; align-items: center; gap: 1rem; width: 100%; min-height: 4.5rem; padding: .875rem 1.25rem;
  border: 0; border-radius: 5px; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; transition: background-color 120ms }
.person:hover { background: var(--hover) }
.person:hover .name { text-decoration: underline; text-underline-offset: .2em }
.initials { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; background: var(--tint); color: var(--brand); font-weight: 600; font-size: .9375rem }
.name { display: block; font-weight: 600; line-height: 1.4 }
.about { display: block; font-size: 1rem; line-height: 1.4; color: var(--subtle) }
.person svg { color: var(--action) }
.other { display: inline-block; margin-top: 1.5rem; padding: .5rem 0; border: 0; background: none; color: var(--link); font: inherit; text-decoration: underline; text-underline-offset: .2em; cursor: pointer }
.way { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.5rem; padding: .875rem 1.25rem; border-radius: 5px; color: var(--link); font-weight: 600; text-underline-offset: .2em }
.way:hover { background: var(--hover) }
.main { min-height: 3rem; padding: .5rem 1.5rem; border: 0; border-radius: 5px; background: var(--action); color: light-dark(#fff, #04211F); font: inherit; font-weight: 600; cursor: pointer }
:is(.person, .other, .way, .main):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focus-inner) }
@media (max-width: 26rem) { .person { grid-template-columns: 2.5rem 1fr; padding: .75rem 1rem; gap: .75rem } .person svg { display: none } .initials { width: 2.5rem; height: 2.5rem } }
@media (forced-colors: active) { .initials { border: 1px solid } :is(.person, .way):hover { outline: 1px solid Highlight } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`

const say = (name: keyof typeof pageTexts, locale: Locale) => escapeHtml(localize(pageTexts[name], locale))

const mark = `<svg width="30" height="30" viewBox="0 0 30 30" fill="currentColor" fill-rule="evenodd" aria-hidden="true"><path d="M0 0h30v18a12 12 0 0 1-12 12H0zM7.5 7.5v3h15v-3zM7.5 13.5v3H18v-3zM7.5 19.5v3h12v-3z"/></svg>`
const arrow = `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 12h14M13 6l6 6-6 6"/></svg>`

// Submitted at once: the person has already chosen to log out.
const confirmLogout = "document.querySelector('button').click()"

// Continues when all portals have answered, or after a time limit.
const goOn = `const next = () => location.replace(document.querySelector('a').href)
let left = document.querySelectorAll('iframe').length
for (const frame of document.querySelectorAll('iframe')) frame.addEventListener('load', () => { left -= 1; if (left === 0) next() })
setTimeout(next, 3000)`

const hashSource = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** External targets that a page may use. */
export interface PageTargets {
  /** Where the response to a form may redirect to. */
  readonly formTargets?: readonly string[]
  readonly frames?: readonly string[]
}

/** [SEC-15] Allows only this stylesheet, these fonts, our own forms and the named frames. */
export function pagePolicy({ formTargets = [], frames = [] }: PageTargets): string {
  return [
    "default-src 'none'",
    `style-src '${hashSource(pageStyle)}'`,
    `script-src '${hashSource(confirmLogout)}' '${hashSource(goOn)}'`,
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    "font-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Eksport</title>
<style>${pageStyle}</style>
</head>
<body><main>
<p class="brand">${mark} Eksport</p>
${body}
</main></body>
</html>`
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('')

function personItem({ id, name, about, nationalId }: TestPerson, locale: Locale): string {
  const number = nationalId === undefined ? '' : ` ${localize(pageTexts.nationalId, locale, { nationalId })}`
  return `<li><button class="person" name="person" value="${escapeHtml(id)}">
<span class="initials" aria-hidden="true">${escapeHtml(initials(name))}</span>
<span><span class="name">${escapeHtml(name)}</span> <span class="about">${escapeHtml(about[locale] + number)}</span></span>
${arrow}</button></li>`
}

interface Picking {
  readonly audience: TestPerson['audience']
  /** Whether anybody is logged in with this browser. */
  readonly isSomebodyIn: boolean
}

/** The page for picking a test person: a form with a list of buttons. */
export function personPage(
  persons: readonly TestPerson[],
  { audience, isSomebodyIn }: Picking,
  locale: Locale,
): string {
  const out = isSomebodyIn ? `<a class="other" href="/session/end">${say('logOutOfBoth', locale)}</a>` : ''
  const body = `<h1>${say('title', locale)}</h1>
<p class="lead">${say(audience, locale)}. ${say('lead', locale)}</p>
<form method="post">
<ul>${persons.map((person) => personItem(person, locale)).join('\n')}</ul>
<button class="other" name="person" value="">${say('cancel', locale)}</button>
</form>
${out}`
  return page(locale, say('title', locale), body)
}

/**
 * Wraps the provider's own `form`. Without scripts, the user presses its button. Submitting it logs out everybody;
 * otherwise only the portal that asks is logged out.
 */
export function logoutPage(form: string, who: 'one' | 'all', locale: Locale): string {
  const answer = who === 'all' ? ' name="logout" value="yes"' : ''
  const body = `<h1>${say('loggingOut', locale)}</h1>
<p class="lead">${say('logoutLead', locale)}</p>
${form}
<button class="main" type="submit" form="op.logoutForm"${answer}>${say('logOut', locale)}</button>
<script>${confirmLogout}</script>`
  return page(locale, say('loggingOut', locale), body)
}

const waysTo = (portals: Readonly<Record<Audience, string>>, locale: Locale) =>
  (['submitter', 'caseworker'] as const)
    .map(
      (audience) =>
        `<li><a class="way" href="${escapeHtml(portals[audience])}/">${say(audience, locale)} ${arrow}</a></li>`,
    )
    .join('\n')

/** [SEC-10] Notifies the portals in hidden frames. Without scripts, the user follows its link. */
export function tellingPage(frames: readonly string[], next: string, locale: Locale): string {
  const body = `<h1>${say('loggingOut', locale)}</h1>
<p class="lead">${say('goOnLead', locale)}</p>
<a class="other" href="${escapeHtml(next)}">${say('goOn', locale)}</a>
${frames.map((address) => `<iframe hidden src="${escapeHtml(address)}"></iframe>`).join('\n')}
<script>${goOn}</script>`
  return page(locale, say('loggingOut', locale), body)
}

/** The page after everybody was logged out in this browser. */
export function loggedOutPage(locale: Locale, portals: Readonly<Record<Audience, string>>): string {
  const body = `<h1>${say('loggedOut', locale)}</h1>
<p class="lead">${say('loggedOutLead', locale)}</p>
<ul>${waysTo(portals, locale)}</ul>`
  return page(locale, say('loggedOut', locale), body)
}

/** An error page with links back to the portals. */
export function failedPage(locale: Locale, portals: Readonly<Record<Audience, string>>): string {
  const body = `<h1>${say('failed', locale)}</h1>
<p class="lead">${say('failedLead', locale)}</p>
<ul>${waysTo(portals, locale)}</ul>`
  return page(locale, say('failed', locale), body)
}
