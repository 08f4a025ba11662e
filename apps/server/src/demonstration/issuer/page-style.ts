/** The one stylesheet of the login's pages: the product's tokens, nothing loaded from elsewhere. */
export const pageStyle = `
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
