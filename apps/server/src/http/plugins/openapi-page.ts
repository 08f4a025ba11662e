/** The parts of an OpenAPI document that the page shows. */
export interface Described {
  readonly info: { readonly title: string; readonly description?: string }
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

type Content = Readonly<Record<string, { readonly schema?: unknown }>>

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly object[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema?: unknown
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

const shape = (schema: unknown) => `<pre tabindex="0">${escaped(JSON.stringify(schema ?? {}, null, 2))}</pre>`

const contents = (content: Content = {}) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escaped(type)}</code></p>${shape(schema)}`)
    .join('')

function parameters({ parameters: all = [] }: Operation): string {
  if (all.length === 0) return ''
  const rows = all.map(
    (one) => `<tr><th scope="row"><code>${escaped(one.name)}</code></th><td>${escaped(one.in)}</td>
<td>${one.required === true ? 'ja' : 'nei'}</td><td>${escaped(one.description ?? '')} <code>${escaped(JSON.stringify(one.schema ?? {}))}</code></td></tr>`,
  )
  return `<h3>Parametre</h3><div class="wide" tabindex="0"><table>
<thead><tr><th scope="col">Navn</th><th scope="col">Hvor</th><th scope="col">Påkrevd</th><th scope="col">Form</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}

function call(method: string, path: string, operation: Operation): string {
  const { operationId = '', summary = '', security = [], requestBody, responses = {} } = operation
  const answers = Object.entries(responses).map(
    ([status, { description = '', content }]) =>
      `<h3>Svar ${escaped(status)}</h3><p>${escaped(description)}</p>${contents(content)}`,
  )
  return `<details id="${escaped(operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
<p>${operationId === '' ? '' : `<code>${escaped(operationId)}</code> · `}${security.length === 0 ? 'Krever ingen innlogging' : 'Krever innlogging'}</p>
${parameters(operation)}${requestBody === undefined ? '' : `<h3>Kropp</h3>${contents(requestBody.content)}`}${answers.join('')}</details>`
}

const style = `:root{color-scheme:light dark;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif}body{max-width:70rem;margin:0 auto;padding:1rem}
summary{padding:.5rem 0;cursor:pointer;overflow-wrap:anywhere}details{border-bottom:1px solid GrayText}details>:not(summary){margin-inline-start:1rem}
pre,.wide{overflow:auto;max-height:30rem;border:1px solid GrayText;padding:.5rem}table{border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0}`

/** The calls of a listener as a page without scripts: each can be opened, and found by the browser's search. */
export function openApiPage({ info, paths = {} }: Described, nonce: string): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const byTag = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? '')
  const groups = [...byTag].toSorted(([one], [other]) => one.localeCompare(other, 'nb'))
  return `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} · kall</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escaped(info.title)}: kall</h1>
${(info.description ?? '')
  .split('\n\n')
  .map((words) => `<p>${escaped(words)}</p>`)
  .join('\n')}
<p><a href="/api/openapi.json">OpenAPI 3.1</a></p>
<nav aria-label="Grupper"><ul>${groups.map(([tag]) => `<li><a href="#${escaped(tag)}">${escaped(tag)}</a></li>`).join('')}</ul></nav>
${groups.map(([tag, ofTag]) => `<section><h2 id="${escaped(tag)}">${escaped(tag)}</h2>${ofTag.map(({ method, path, operation }) => call(method, path, operation)).join('\n')}</section>`).join('\n')}
</main></body></html>`
}
