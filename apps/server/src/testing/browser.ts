/** A minimal browser: cookies, manual redirects, and the headers that our pages send. */
export interface TestBrowser {
  fetch(url: string, init?: RequestInit): Promise<Response>
  readonly cookies: Map<string, string>
}

function remember(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    const gone = /;\s*(expires=Thu, 01 Jan 1970|max-age=0)/i.test(line)
    if (gone || value.join('=') === '') cookies.delete(name)
    else cookies.set(name, value.join('='))
  }
}

export function newBrowser(): TestBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async fetch(url, init = {}) {
      const headers = new Headers(init.headers)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      if (!headers.has('origin') && init.method !== undefined && init.method !== 'GET') {
        headers.set('origin', new URL(url).origin)
      }
      const response = await fetch(url, { ...init, headers, redirect: 'manual' })
      remember(cookies, response)
      return response
    },
  }
}

/** Follows redirects until a page is reached, at most twenty. */
export async function follow(
  browser: TestBrowser,
  url: string,
  init?: RequestInit,
): Promise<{ url: string; response: Response }> {
  let current = url
  let response = await browser.fetch(current, init)
  for (let step = 0; step < 20; step += 1) {
    const location = response.headers.get('location')
    if (location === null || response.status < 300 || response.status >= 400) return { url: current, response }
    current = new URL(location, current).href
    response = await browser.fetch(current)
  }
  throw new Error(`Too many redirects from ${url}`)
}
