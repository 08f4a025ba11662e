/**
 * The minimal page that does the same: a text field, a list of 250 names that narrows while typing, a month calendar
 * behind a button, and pages of twenty fields. The cost of an app is compared with it in the same run.
 */
export const barePage = `<!doctype html><html lang="nb"><title>Bare</title>
<style>ul, table { position: absolute; background: white } li { padding: 8px }</style>
<nav>${['One', 'Two'].map((name) => `<a href="#${name}">${name}</a> `).join('')}</nav>
<main><h1>Two</h1><div id="fields"></div></main>
<label>Weight <input></label>
<label>Country <input role="combobox" aria-expanded="false"></label><div id="list"></div>
<button>Choose a date</button><div id="month"></div>
<script>
  const at = (selector) => document.querySelector(selector)
  const names = Array.from({ length: 250 }, (_, n) => String.fromCharCode(97 + (n % 26)) + 'land number ' + n)
  const row = (name) => '<li role="option">' + name + '</li>'
  at('[role=combobox]').oninput = ({ target }) => {
    const hits = names.filter((name) => name.includes(target.value)).slice(0, 30)
    at('#list').innerHTML = '<ul role="listbox">' + hits.map(row).join('') + '</ul>'
  }
  const days = Array.from({ length: 6 }, (_, w) => '<tr>' + Array.from({ length: 7 }, (_, d) => '<td><button>' + (w * 7 + d + 1)).join('')).join('')
  at('button').onclick = () => { at('#month').innerHTML = '<table>' + days + '</table>' }
  document.onkeydown = ({ key }) => { if (key === 'Escape') at('#month').innerHTML = '' }
  const fields = Array.from({ length: 20 }, (_, n) => '<p><label>Field ' + n + ' <input></label></p>').join('')
  const draw = (name) => { at('h1').textContent = name; at('#fields').innerHTML = fields }
  at('nav').onclick = (event) => { event.preventDefault(); draw(event.target.textContent) }
  draw('Two')
</script></html>`
